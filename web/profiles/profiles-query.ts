import {
  type InfiniteData,
  infiniteQueryOptions,
  type QueryClient,
  queryOptions,
} from '@tanstack/react-query'
import type { Profile, ProfileCard, SearchResult, SimilarResult } from '#common/profiles.ts'
import { type Api, unwrap } from '../platform/api/api.ts'
import { type SearchState, searchParams } from './search/search-state.ts'

/** Long enough to look at a profile and come back to the same place in the list. */
const searchCachedMs = 10 * 60_000

export const searchKey = ['search'] as const
const similarKey = ['similar'] as const

export function profileKey(id: string) {
  return ['profile', id] as const
}

/** A member's page. `network` is where a visitor came from: some sites open the page to those only. */
export function profileQuery(api: Api, id: string, network?: string) {
  return queryOptions({
    queryKey: profileKey(id),
    queryFn: async () => (await unwrap(api['member.php'].$get({ query: { id, network } }))).profile,
  })
}

/** A search, page by page. */
export function searchQuery(api: Api, state: SearchState) {
  return infiniteQueryOptions({
    queryKey: [...searchKey, state],
    queryFn: ({ pageParam }) =>
      unwrap(api['members.php'].$get({ query: { ...searchParams(state), cursor: pageParam ?? undefined } })),
    // The server sends its cache to the browser as JSON, which has null but not undefined.
    initialPageParam: null as string | null,
    getNextPageParam: (page) => page.next,
    staleTime: Number.POSITIVE_INFINITY,
    gcTime: searchCachedMs,
  })
}

/** Where a search finds few: similar people, and what each filter leaves out. */
export function similarQuery(api: Api, state: SearchState) {
  return queryOptions({
    queryKey: [...similarKey, state],
    queryFn: () => unwrap(api['similar.php'].$get({ query: searchParams(state) })),
    staleTime: Number.POSITIVE_INFINITY,
    gcTime: searchCachedMs,
  })
}

export const savedKey = ['saved-searches'] as const

export function savedQuery(api: Api) {
  return queryOptions({ queryKey: savedKey, queryFn: () => unwrap(api['searches.php'].$get()) })
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
