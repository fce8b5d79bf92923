import { likesQuerySchema, likesResponseSchema } from '#common/wire/likes.ts'
import { presentMembers } from '#server/likes/present-members.ts'
import { countNewLikes, findLiked, findLikers, findLikes } from '#server/likes/queries.ts'
import { readListCursor } from '#server/profiles/list-cursor.ts'
import { endpoint } from '#server/site/endpoint.ts'

export const getLikes = endpoint(
  {
    method: 'get',
    path: '/api/likes.php',
    summary: 'Whom the member likes, and who likes the member; by list and page where a list is named',
    access: 'member',
    limit: { calls: 1_200, seconds: 60 },
    query: likesQuerySchema,
    response: likesResponseSchema,
  },
  async (ctx, { query: { list, cursor } }) => {
    const found = list ? await findLikes(ctx, list, readListCursor(cursor)) : undefined
    const listed = found?.page ?? []
    const liked = found ? (list === 'sent' ? listed.map(({ id }) => id) : []) : await findLiked(ctx)
    const likers = found ? (list === 'sent' ? [] : listed) : await findLikers(ctx)
    const cards = await presentMembers(ctx, [...new Set([...liked, ...likers.map((liker) => liker.id)])])
    const news = await countNewLikes(ctx)
    return {
      profiles: liked.flatMap((id) => cards.get(id) ?? []),
      liked_by: likers.flatMap(({ id, isNew }) => {
        const card = cards.get(id)
        return card ? [{ ...card, like_new: isNew }] : []
      }),
      next: found?.next ?? null,
      new_likes: news.likes,
      new_matches: news.matches,
    }
  },
)
