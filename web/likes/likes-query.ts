import { type QueryClient, queryOptions } from '@tanstack/react-query'
import type { Likes } from '#common/likes.ts'
import { limits } from '#common/limits.ts'
import type { ProfileCard } from '#common/profiles.ts'
import { type Api, unwrap } from '../platform/api/api.ts'
import { refreshKeys, userKey } from '../platform/api/user-query.ts'
import { changeCards } from '../profiles/profiles-query.ts'

type LikeState = ProfileCard['like_state']

export const likesKey = ['likes'] as const

/** Whom the member likes, who likes the member, and how many of those are new. */
export function likesQuery(api: Api) {
  return queryOptions({
    queryKey: likesKey,
    queryFn: () => unwrap(api['likes.php'].$get()),
  })
}

export function refreshLikes(queries: QueryClient): Promise<void> {
  return queries.invalidateQueries({ queryKey: likesKey })
}

/** Writes the like state between the viewer and a member into every cached answer that shows the member. */
export function setLikeState(queries: QueryClient, id: string, like_state: LikeState): void {
  const change = <Card extends ProfileCard>(card: Card): Card =>
    card.id === id ? { ...card, like_state } : card
  changeCards(queries, id, change)
  queries.setQueryData<Likes>(
    likesKey,
    (likes) =>
      likes && { ...likes, profiles: likes.profiles.map(change), liked_by: likes.liked_by.map(change) },
  )
}

/** Whether the cache knows that the viewer has already looked at this member's like. */
export function isLikeSeen(queries: QueryClient, id: string): boolean {
  const liker = queries.getQueryData<Likes>(likesKey)?.liked_by.find((each) => each.id === id)
  return liker?.like_new === false
}

/** The server has cleared the mark "new" of a member's like. */
export function applyLikeSeen(queries: QueryClient, id: string): Promise<void> {
  queries.setQueryData<Likes>(likesKey, (likes) => likes && withoutNew(likes, id))
  return refreshKeys(queries, [likesKey, userKey])
}

function withoutNew(likes: Likes, id: string): Likes {
  const wasNew = likes.liked_by.some((liker) => liker.id === id && liker.like_new)
  return {
    ...likes,
    liked_by: likes.liked_by.map((liker) => (liker.id === id ? { ...liker, like_new: false } : liker)),
    new_likes: likes.new_likes - (wasNew && likes.new_likes < limits.newsCap ? 1 : 0),
  }
}
