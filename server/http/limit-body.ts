import type { MiddlewareHandler } from 'hono'
import { limits } from '#common/limits.ts'
import { AppError } from '../platform/errors.ts'

/**
 * Refuses a body over the limit; an upload's own limit is counted by its endpoint. A declared length is kept to by Node’s parser; a body without one is counted while it is
 * read, and handed on as a request of its own: Node's cannot be read twice, nor copied.
 */
export const limitBody =
  (uploads: ReadonlySet<string>): MiddlewareHandler =>
  async (c, next) => {
    if (uploads.has(c.req.path)) return next()
    const { raw, method } = c.req
    const declared = raw.headers.get('content-length')
    // TRACE has no body, and no request of that name can be made.
    if (declared === null && method !== 'TRACE' && raw.body)
      c.req.raw = new Request(raw.url, { method, headers: raw.headers, body: await readLimited(raw.body) })
    else if (Number(declared) > limits.bodyBytes) throw new AppError('too_large')
    await next()
  }

async function readLimited(body: ReadableStream<Uint8Array>): Promise<Uint8Array<ArrayBuffer> | null> {
  const reader = body.getReader()
  const chunks: Uint8Array[] = []
  let size = 0
  for (;;) {
    const { done, value } = await reader.read().catch(() => {
      throw new AppError('malformed')
    })
    if (done) return size === 0 ? null : Buffer.concat(chunks)
    size += value.length
    if (size > limits.bodyBytes) {
      void discardBody(reader)
      throw new AppError('too_large')
    }
    chunks.push(value)
  }
}

/** Reads and drops the rest, so that the caller reads the answer; the server ends a connection where that takes long. */
export async function discardBody(reader: ReadableStreamDefaultReader<Uint8Array>): Promise<void> {
  try {
    while (!(await reader.read()).done);
  } catch {
    // The caller hung up, which ends it as well.
  }
}
