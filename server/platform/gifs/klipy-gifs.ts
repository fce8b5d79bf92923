import { createHmac, timingSafeEqual } from 'node:crypto'
import { z } from 'zod'
import { AnswerTooLong, readAnswer, readAnswerJson } from '../net/read-answer.ts'
import type { GifFile, GifProvider } from './gif-provider.ts'

const answerMs = 4_000
const mostBytes = 4 * 1024 * 1024
const page = 24
/** The smallest that looks good in a bubble comes first. */
const formats = ['tinywebp', 'webp', 'tinygif', 'gif'] as const
const types = new Set(['image/webp', 'image/gif'])

const format = z.object({ url: z.url(), dims: z.tuple([z.int().positive(), z.int().positive()]) })
const answerSchema = z.object({
  results: z.array(z.object({ media_formats: z.partialRecord(z.enum(formats), format) }).loose()),
  next: z.string().optional(),
})

type Ask = (url: URL, init: RequestInit) => Promise<Response>
type Needs = {
  key: string
  /** Signs the names, so that nothing is fetched but what the provider offered. */
  secret: () => Promise<string>
  fetch?: Ask
}

/**
 * KLIPY's pictures. Its servers are asked by ours only, for the search and for the files: it learns neither who looks nor
 * from where. A picture's name holds its address, with a signature.
 */
export function createKlipyGifs({ key, secret, fetch: ask = fetch }: Needs): GifProvider {
  const get = (url: URL) => ask(url, { redirect: 'error', signal: AbortSignal.timeout(answerMs) })
  return {
    async search({ text, locale, cursor }) {
      const url = new URL(text ? 'https://api.klipy.com/v2/search' : 'https://api.klipy.com/v2/featured')
      const query = { key, q: text, locale, limit: String(page), pos: cursor ?? '', contentfilter: 'medium' }
      for (const [name, value] of Object.entries(query)) if (value) url.searchParams.set(name, value)
      url.searchParams.set('media_filter', formats.join(','))
      const response = await get(url)
      if (!response.ok) throw new Error(`KLIPY answered ${response.status}`)
      const { results, next } = answerSchema.parse(await readAnswerJson(response))
      const sign = signWith(await secret())
      const gifs = results.flatMap(({ media_formats: offered }) => {
        const chosen = formats.map((name) => offered[name]).find(Boolean)
        return chosen && isKlipys(chosen.url) ? [nameOf(chosen.url, chosen.dims, sign)] : []
      })
      return { gifs, next: next || null }
    },
    knows: async (name) => addressOf(name, signWith(await secret())) !== null,
    async open(name) {
      const address = addressOf(name, signWith(await secret()))
      return address ? readFile(await get(new URL(address))) : null
    },
  }
}

type Sign = (text: string) => string
const signWith =
  (secret: string): Sign =>
  (text) =>
    createHmac('sha256', secret).update(text).digest().subarray(0, 16).toString('base64url')

function nameOf(url: string, [width, height]: [number, number], sign: Sign): string {
  const about = `klipy.${width}.${height}.${Buffer.from(url).toString('base64url')}`
  return `${about}.${sign(about)}`
}

/** Null for a name that is not ours. */
function addressOf(name: string, sign: Sign): string | null {
  const [, about, mac] = /^(klipy\.\d{1,4}\.\d{1,4}\.[\w-]+)\.([\w-]{22})$/.exec(name) ?? []
  if (!about || !mac) return null
  if (!timingSafeEqual(Buffer.from(mac), Buffer.from(sign(about)))) return null
  return Buffer.from(about.split('.')[3] ?? '', 'base64url').toString()
}

function isKlipys(address: string): boolean {
  const { protocol, hostname } = new URL(address)
  return protocol === 'https:' && (hostname === 'klipy.com' || hostname.endsWith('.klipy.com'))
}

/** Null for what is no picture, or too large. */
async function readFile(response: Response): Promise<GifFile | null> {
  const type = response.headers.get('content-type')?.split(';')[0] ?? ''
  if (!response.ok || !types.has(type)) {
    await response.body?.cancel()
    return null
  }
  const bytes = await readAnswer(response, mostBytes).catch((error: unknown) => {
    if (error instanceof AnswerTooLong) return null
    throw error
  })
  return bytes && { type, bytes }
}
