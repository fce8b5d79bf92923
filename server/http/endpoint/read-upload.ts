import type { Context } from 'hono'
import { AppError } from '#server/platform/errors.ts'
import { discardBody } from '../limit-body.ts'

/** Which types of bytes an endpoint takes, and at most how many. */
export type Upload = { types: readonly string[]; bytes: number }

/** The bytes of a request as they come; reading them throws once there are too many, or when the sender hangs up. */
export function readUpload(c: Context, { types, bytes }: Upload): ReadableStream<Uint8Array> {
  const type = c.req.header('content-type')?.split(';')[0]?.trim().toLowerCase()
  if (!type || !types.includes(type)) throw new AppError('unsupported_media_type')
  if (Number(c.req.header('content-length')) > bytes) throw new AppError('too_large')
  const reader: ReadableStreamDefaultReader<Uint8Array> | undefined = c.req.raw.body?.getReader()
  let size = 0
  return new ReadableStream<Uint8Array>(
    {
      async pull(controller) {
        const part = await reader?.read().catch(() => {
          throw new AppError('malformed')
        })
        if (!reader || !part || part.done) return controller.close()
        size += part.value.length
        if (size > bytes) {
          void discardBody(reader)
          throw new AppError('too_large')
        }
        controller.enqueue(part.value)
      },
      cancel: (reason) => reader?.cancel(reason),
    },
    { highWaterMark: 0 },
  )
}
