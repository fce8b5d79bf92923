import type { Handler } from 'hono'
import { AppError } from '#server/platform/errors.ts'
import type { SiteEnv } from '#server/site/env.ts'

/**
 * GET /gif/{name}: a provider's GIF, fetched by the server, for members only. The provider does not learn who looks. What
 * a name stands for never changes.
 */
export const gifProxy: Handler<SiteEnv> = async (c) => {
  const { actor, gifs } = c.get('ctx')
  if (actor.kind !== 'member') throw new AppError('not_found')
  const file = await gifs.open(c.req.param('name') ?? '').catch(() => {
    throw new AppError('unavailable')
  })
  if (!file) throw new AppError('not_found')
  return c.body(file.bytes, 200, {
    'Content-Type': file.type,
    'Content-Length': String(file.bytes.length),
    'Cache-Control': 'private, max-age=86400, immutable',
  })
}
