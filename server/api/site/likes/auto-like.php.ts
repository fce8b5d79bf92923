import { autoLikeResponseSchema } from '#common/wire/likes.ts'
import { presentMembers } from '#server/likes/present-members.ts'
import { takeNewLike } from '#server/likes/take-new-like.ts'
import { endpoint } from '#server/site/endpoint.ts'

export const getAutoLike = endpoint(
  {
    method: 'get',
    path: '/api/auto-like.php',
    summary: 'A like for the pop-up that the member has not seen; each once, and nothing where there is none',
    access: 'member',
    acting: true,
    limit: { calls: 60, seconds: 60 },
    response: autoLikeResponseSchema,
  },
  async (ctx) => {
    const id = await takeNewLike(ctx)
    const cards = id === undefined ? undefined : await presentMembers(ctx, [id])
    return { profile: (id !== undefined && cards?.get(id)) || null }
  },
)
