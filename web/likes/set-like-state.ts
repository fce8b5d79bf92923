import type { InfiniteData, QueryClient } from '@tanstack/react-query'
import type { Likes } from '#common/likes.ts'
import type { Profile, ProfileCard, SearchResult } from '#common/profiles.ts'

type LikeState = ProfileCard['like_state']

/** Says on every kept page how the viewer and a member stand. */
export function setLikeState(queries: QueryClient, id: string, like_state: LikeState): void {
  const change = <Card extends ProfileCard>(card: Card): Card =>
    card.id === id ? { ...card, like_state } : card
  queries.setQueriesData<InfiniteData<SearchResult>>(
    { queryKey: ['search'] },
    (found) =>
      found && {
        ...found,
        pages: found.pages.map((page) => ({ ...page, members: page.members.map(change) })),
      },
  )
  queries.setQueryData<Profile>(['profile', id], (profile) => profile && change(profile))
  queries.setQueryData<Likes>(
    ['likes'],
    (likes) =>
      likes && { ...likes, profiles: likes.profiles.map(change), liked_by: likes.liked_by.map(change) },
  )
}
