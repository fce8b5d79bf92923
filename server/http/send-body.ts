import { promisify } from 'node:util'
import { brotliCompress, constants, gzip, zstdCompress } from 'node:zlib'
import type { Context } from 'hono'
import type { Env } from './env.ts'

/**
 * Answers with a whole body, compressed as its reader takes it. Where the answer goes to a socket the bytes are written
 * into it: wrapped in a Response, they would be read out of a stream again.
 */
export async function sendBody<E extends Env>(
  c: Context<E>,
  body: string | Uint8Array<ArrayBuffer>,
  { headers, status = 200 }: { headers: Headers; status?: number },
): Promise<Response> {
  const { bytes, encoding } = await compressBody(Buffer.from(body), c.req.header('accept-encoding'))
  headers.append('Vary', 'Accept-Encoding')
  headers.set('Content-Length', String(bytes.length))
  if (encoding) headers.set('Content-Encoding', encoding)
  const answer = { headers, status }
  if (!c.env?.writeDirectly)
    return new Response(c.req.method === 'HEAD' ? null : new Uint8Array(bytes), answer)
  c.env.writeDirectly((response) => response.end(bytes))
  return new Response(null, answer)
}

/** Answers with JSON, and with what was said by c.header before, such as cookies. */
export function sendJson<E extends Env>(c: Context<E>, answer: unknown): Promise<Response> {
  const { headers } = c.body(null)
  headers.set('Content-Type', 'application/json')
  return sendBody(c, JSON.stringify(answer), { headers })
}

export type Encoding = 'zstd' | 'br' | 'gzip'

/** Below, the headers weigh more than what is saved. */
const fewestBytes = 1_024
const order: readonly Encoding[] = ['zstd', 'br', 'gzip']

const inZstd = promisify(zstdCompress)
const inBrotli = promisify(brotliCompress)
const inGzip = promisify(gzip)

/**
 * The quick level of each: a page of 130 kB becomes as small as by gzip's default, in a ninth of its time by zstd and
 * half of it by brotli (docs/performance.md).
 */
const compressors: Record<Encoding, (body: Buffer) => Promise<Buffer>> = {
  zstd: (body) => inZstd(body, { params: { [constants.ZSTD_c_compressionLevel]: 3 } }),
  br: (body) => inBrotli(body, { params: { [constants.BROTLI_PARAM_QUALITY]: 3 } }),
  gzip: (body) => inGzip(body, { level: 1 }),
}

/** A body as small as its reader can take it: in the encoding that is quickest, or as it is. */
async function compressBody(
  body: Buffer,
  accepted = '',
): Promise<{ bytes: Buffer; encoding: Encoding | undefined }> {
  const encoding = body.length < fewestBytes ? undefined : chooseEncoding(accepted, order)
  return { bytes: encoding ? await compressors[encoding](body) : body, encoding }
}

/** The first of ours that an Accept-Encoding header names and does not refuse (`;q=0`). */
export function chooseEncoding<E extends string>(accepted: string, ours: readonly E[]): E | undefined {
  const named = new Set<string>()
  for (const entry of accepted.toLowerCase().split(',')) {
    const [name = '', quality = ''] = entry.split(';')
    if (!/^\s*q\s*=\s*0(\.0*)?\s*$/.test(quality)) named.add(name.trim())
  }
  return ours.find((encoding) => named.has(encoding))
}
