import type { Context } from 'hono'
import { compressBody } from './compress-body.ts'
import type { Env } from './env.ts'

/**
 * Answers with a whole body, compressed as its reader takes it. Where the answer goes to a socket the bytes are written
 * into it: wrapped in a Response, they would be read out of a stream again.
 */
export async function sendBody(
  c: Context<Env>,
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
export function sendJson(c: Context<Env>, answer: unknown): Promise<Response> {
  const { headers } = c.body(null)
  headers.set('Content-Type', 'application/json')
  return sendBody(c, JSON.stringify(answer), { headers })
}
