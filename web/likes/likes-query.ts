import {
  type InfiniteData,
  infiniteQueryOptions,
  type QueryClient,
  queryOptions,
} from '@tanstack/react-query'
import { type ReadApi, unwrap } from '#client/api/api.ts'
import { limits } from '#common/limits.ts'
import type { Likes, LikesList } from '#common/wire/likes.ts'
import type { ProfileCard } from '#common/wire/profiles.ts'
import { changeCards } from '../profiles/profiles-query.ts'
import { refreshKeys, userKey } from '../site/api/user-query.ts'
import { changeFits } from './finder/finder-query.ts'

type LikeState = ProfileCard['like_state']

export const likesKey = ['likes'] as const

/** Whom the member likes, who likes the member, and how many of those are new. */
export function likesQuery(api: ReadApi) {
  return queryOptions({
    queryKey: likesKey,
    queryFn: () => unwrap(api['likes.php'].$get({ query: {} })),
  })
}

/** Long enough to look at a profile and come back to the same place in the list. */
const listCachedMs = 10 * 60_000

/** One of the three lists, page by page. Its key begins as that of all likes: what makes those outdated counts for it too. */
export function likesListQuery(api: ReadApi, list: LikesList) {
  return infiniteQueryOptions({
    queryKey: [...likesKey, list],
    queryFn: ({ pageParam }) =>
      unwrap(api['likes.php'].$get({ query: { list, cursor: pageParam ?? undefined } })),
    initialPageParam: null as string | null,
    getNextPageParam: (page) => page.next,
    gcTime: listCachedMs,
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
  changeFits(queries, change)
  changeLikes(queries, (likes) => ({
    ...likes,
    profiles: likes.profiles.map(change),
    liked_by: likes.liked_by.map(change),
  }))
}

/** Changes every cached answer about likes: the newest of both ways, and the pages of each list. */
function changeLikes(queries: QueryClient, change: (likes: Likes) => Likes): void {
  queries.setQueryData<Likes>(likesKey, (likes) => likes && change(likes))
  for (const list of ['received', 'sent', 'matches'] satisfies LikesList[])
    queries.setQueryData<InfiniteData<Likes>>(
      [...likesKey, list],
      (found) => found && { ...found, pages: found.pages.map(change) },
    )
}

/** Whether the cache knows that the viewer has already looked at this member's like. */
export function isLikeSeen(queries: QueryClient, id: string): boolean {
  const liker = queries.getQueryData<Likes>(likesKey)?.liked_by.find((each) => each.id === id)
  return liker?.like_new === false
}

/** The server has cleared the mark "new" of a member's like. */
export function applyLikeSeen(queries: QueryClient, id: string): Promise<void> {
  changeLikes(queries, (likes) => withoutNew(likes, id))
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
