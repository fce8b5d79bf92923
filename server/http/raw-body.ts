import type { Context } from 'hono'
import { AppError } from '../platform/errors.ts'

/** The bytes of a request as they came. One who hung up on the way has sent a malformed body. */
export async function rawBody(c: Context): Promise<Uint8Array> {
  const bytes = await c.req.arrayBuffer().catch(() => {
    throw new AppError('malformed')
  })
  return new Uint8Array(bytes)
}
