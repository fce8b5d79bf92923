import type { Handler } from 'hono'
import { AppError } from '../platform/errors.ts'
import { openPhoto } from '../profiles/open-photo.ts'
import type { Env } from './env.ts'

/**
 * GET /media/{name}: every photo passes here, and the gate asks who is looking. The browser may keep a file for a
 * minute, so that a block or a deletion takes effect within one.
 */
export const mediaGate: Handler<Env> = async (c) => {
  const file = await openPhoto(c.get('ctx'), c.req.param('name') ?? '')
  if (!file) throw new AppError('not_found')
  const headers = {
    'Content-Type': 'image/webp',
    'Content-Length': String(file.size),
    'Cache-Control': 'private, max-age=60',
    Vary: 'Cookie',
  }
  return c.req.method === 'HEAD'
    ? c.body(null, 200, headers)
    : c.body(await afterFirstChunk(file.open()), 200, headers)
}

/**
 * The same stream after its first piece was read, so that a file which cannot be opened is an error that can still be
 * answered.
 */
async function afterFirstChunk(stream: ReadableStream<Uint8Array>): Promise<ReadableStream<Uint8Array>> {
  const reader = stream.getReader()
  let first: Awaited<ReturnType<typeof reader.read>> | undefined = await reader.read()
  return new ReadableStream<Uint8Array>(
    {
      async pull(controller) {
        const { done, value } = first ?? (await reader.read())
        first = undefined
        if (done) controller.close()
        else controller.enqueue(value)
      },
      cancel: (reason) => reader.cancel(reason),
    },
    { highWaterMark: 0 },
  )
}
