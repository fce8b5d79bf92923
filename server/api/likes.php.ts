import { likesResponseSchema } from '#common/likes.ts'
import { endpoint } from '../http/endpoint.ts'
import { presentMembers } from '../likes/present-members.ts'
import { countNewLikes, findLiked, findLikers } from '../likes/queries.ts'

export const getLikes = endpoint(
  {
    method: 'get',
    path: '/api/likes.php',
    summary: 'Whom the member likes, and who likes the member',
    access: 'member',
    limit: 'none',
    response: likesResponseSchema,
  },
  async (ctx) => {
    const liked = await findLiked(ctx)
    const likers = await findLikers(ctx)
    const cards = await presentMembers(ctx, [...new Set([...liked, ...likers.map((liker) => liker.id)])])
    return {
      profiles: liked.flatMap((id) => cards.get(id) ?? []),
      liked_by: likers.flatMap(({ id, isNew }) => {
        const card = cards.get(id)
        return card ? [{ ...card, like_new: isNew }] : []
      }),
      new_likes: await countNewLikes(ctx),
    }
  },
)
