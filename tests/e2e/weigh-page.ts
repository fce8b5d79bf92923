import { get } from 'node:http'
import type { Page } from 'playwright-core'

/** Bytes over the wire with gzip, headers and API calls not counted. */
export type Weight = {
  requests: number
  script: number
  style: number
  font: number
  image: number
  html: number
  total: number
  /** The part of `image` that members uploaded. */
  photo: number
}

type Kind = 'script' | 'style' | 'font' | 'image' | 'html'

/** Requests after this moment are caused by what somebody does, not by the first load. */
const settleMs = 700

/**
 * Opens an address with an empty cache, and adds up the files of its first load. The browser reports that it saves
 * data, so that nothing is prefetched, and is never idle: a busy machine is late with the load event, and what an idle
 * moment loads came before or after it by chance.
 */
export async function weighPage(page: Page, address: string): Promise<Weight> {
  const asked = new Set<string>()
  await page.addInitScript(() => {
    Object.defineProperty(Navigator.prototype, 'connection', { value: { saveData: true } })
    window.requestIdleCallback = () => 0
  })
  page.on('requestfinished', (request) => asked.add(request.url()))
  await page.goto(address, { waitUntil: 'load' })
  await page.waitForTimeout(settleMs)
  const cookies = await page.context().cookies(address)
  const cookie = cookies.map(({ name, value }) => `${name}=${value}`).join('; ')
  const weight = { requests: 0, script: 0, style: 0, font: 0, image: 0, html: 0, total: 0, photo: 0 }
  for (const url of asked) {
    if (!url.startsWith('http') || new URL(url).pathname.startsWith('/api/')) continue
    const { bytes, kind } = await fetchSize(url, cookie)
    weight.requests += 1
    weight[kind] += bytes
    weight.total += bytes
    if (new URL(url).pathname.startsWith('/media/')) weight.photo += bytes
  }
  return weight
}

function fetchSize(url: string, cookie: string): Promise<{ bytes: number; kind: Kind }> {
  const { port, pathname, search, host } = new URL(url)
  return new Promise((resolve, reject) => {
    const headers = { host, cookie, 'accept-encoding': 'gzip' }
    get({ port, host: '127.0.0.1', path: pathname + search, headers }, (response) => {
      const kind = kindOf(response.headers['content-type'] ?? '')
      let bytes = 0
      response.on('data', (chunk: Buffer) => {
        bytes += chunk.length
      })
      response.on('end', () => resolve({ bytes, kind }))
    }).on('error', reject)
  })
}

function kindOf(contentType: string): Kind {
  if (contentType.includes('javascript')) return 'script'
  if (contentType.includes('text/css')) return 'style'
  if (contentType.includes('font')) return 'font'
  return contentType.includes('text/html') ? 'html' : 'image'
}
