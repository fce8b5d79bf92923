import { type InfiniteData, type QueryClient, queryOptions } from '@tanstack/react-query'
import { type ReadApi, unwrap } from '#client/api/api.ts'
import type { Profile, ProfileCard, SearchResult, SimilarResult } from '#common/wire/profiles.ts'

export const searchKey = ['search'] as const
export const similarKey = ['similar'] as const

export function profileKey(id: string) {
  return ['profile', id] as const
}

/** A member's page. `network` is where a visitor came from: some sites open the page to those only. */
export function profileQuery(api: ReadApi, id: string, network?: string) {
  return queryOptions({
    queryKey: profileKey(id),
    queryFn: async () => (await unwrap(api['member.php'].$get({ query: { id, network } }))).profile,
  })
}

/** Changes one member in every cached answer that shows them. `change` returns other members as they are. */
export function changeCards(
  queries: QueryClient,
  id: string,
  change: <Card extends ProfileCard>(card: Card) => Card,
): void {
  queries.setQueriesData<InfiniteData<SearchResult>>(
    { queryKey: searchKey },
    (found) =>
      found && {
        ...found,
        pages: found.pages.map((page) => ({ ...page, members: page.members.map(change) })),
      },
  )
  queries.setQueriesData<SimilarResult>(
    { queryKey: similarKey },
    (similar) =>
      similar && {
        ...similar,
        groups: similar.groups.map((group) => ({ ...group, members: group.members.map(change) })),
      },
  )
  queries.setQueryData<Profile>(profileKey(id), (profile) => profile && change(profile))
}

/** The viewer and this member have a conversation now. */
export function setProfileConversation(queries: QueryClient, id: string, conversation: string): void {
  queries.setQueryData<Profile>(profileKey(id), (profile) => profile && { ...profile, conversation })
}
