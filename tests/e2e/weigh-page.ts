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

/** What is asked for after so long without a script is caused by what somebody does or by an idle moment, not by the first load. */
const settleMs = 700

/**
 * Opens an address with an empty cache, and adds up the files of its first load. The browser reports that it saves
 * data, so that nothing is prefetched.
 */
export async function weighPage(page: Page, address: string): Promise<Weight> {
  const asked: Asked[] = []
  await page.addInitScript(() =>
    Object.defineProperty(Navigator.prototype, 'connection', { value: { saveData: true } }),
  )
  page.on('requestfinished', (request) => {
    // In milliseconds of the browser's own clock, so that a busy machine moves both ends of a pause.
    const { startTime, responseEnd } = request.timing()
    asked.push({ url: request.url(), from: startTime, to: startTime + Math.max(0, responseEnd) })
  })
  await page.goto(address, { waitUntil: 'load' })
  await page.waitForTimeout(settleMs)
  const cookies = await page.context().cookies(address)
  const cookie = cookies.map(({ name, value }) => `${name}=${value}`).join('; ')
  const weight = { requests: 0, script: 0, style: 0, font: 0, image: 0, html: 0, total: 0, photo: 0 }
  for (const url of ofFirstLoad(asked)) {
    if (!url.startsWith('http') || new URL(url).pathname.startsWith('/api/')) continue
    const { bytes, kind } = await fetchSize(url, cookie)
    weight.requests += 1
    weight[kind] += bytes
    weight.total += bytes
    if (new URL(url).pathname.startsWith('/media/')) weight.photo += bytes
  }
  return weight
}

type Asked = { url: string; from: number; to: number }

/** The addresses, each once, up to the first pause between scripts; the pause that a machine makes before the first does not count. */
function ofFirstLoad(asked: Asked[]): Set<string> {
  const inOrder = asked.toSorted((one, other) => one.from - other.from)
  let end = Number.POSITIVE_INFINITY
  const until = inOrder.findIndex(({ url, from, to }) => {
    if (!url.endsWith('.js')) return false
    if (from > end + settleMs) return true
    end = Number.isFinite(end) ? Math.max(end, to) : to
    return false
  })
  return new Set(inOrder.slice(0, until < 0 ? undefined : until).map(({ url }) => url))
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
