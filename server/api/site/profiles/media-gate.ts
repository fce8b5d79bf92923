import type { Handler } from 'hono'
import { openMessagePhoto } from '#server/conversations/photos/open-message-photo.ts'
import { AppError } from '#server/platform/errors.ts'
import { openPhoto } from '#server/profiles/open-photo.ts'
import type { SiteEnv } from '#server/site/env.ts'

/**
 * GET /media/{name}: every photo passes here, those of messages too, and the gate asks who is looking. The browser may keep a file for a
 * minute, so that a block or a deletion takes effect within one. One address has a picture in every format, by what the
 * browser accepts; `size=thumb` asks for the smallest file that there is.
 */
export const mediaGate: Handler<SiteEnv> = async (c) => {
  const wanted = { avif: acceptsAvif(c.req.header('accept')), thumb: c.req.query('size') === 'thumb' }
  const [ctx, name] = [c.get('ctx'), c.req.param('name') ?? '']
  const file = (await openPhoto(ctx, name, wanted)) ?? (await openMessagePhoto(ctx, name))
  if (!file) throw new AppError('not_found')
  const headers = {
    'Content-Type': file.type,
    'Content-Length': String(file.size),
    'Cache-Control': 'private, max-age=60',
    Vary: 'Cookie, Accept',
  }
  return c.req.method === 'HEAD'
    ? c.body(null, 200, headers)
    : c.body(await afterFirstChunk(file.open()), 200, headers)
}

/** Whether AVIF is named; an asterisk alone may come from what knows no newer format. */
function acceptsAvif(accept = ''): boolean {
  return accept
    .split(',')
    .some((part) => /^\s*image\/avif\s*(;|$)/i.test(part) && !/;\s*q=0(\.0*)?\s*(;|$)/i.test(part))
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
