import {
  type InfiniteData,
  infiniteQueryOptions,
  type QueryClient,
  queryOptions,
} from '@tanstack/react-query'
import type { OwnProfile, Profile, ProfileCard, SearchResult, UpdateProfileForm } from '#common/profiles.ts'
import { type Api, unwrap } from '../platform/api/api.ts'
import { refreshUser } from '../platform/api/user-query.ts'
import type { SearchState } from './search/search-state.ts'

/** Long enough to look at a profile and come back to the same place in the list. */
const searchCachedMs = 10 * 60_000

const searchKey = ['search'] as const

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

const ownProfileKey = ['own-profile'] as const
const previewKey = ['preview'] as const

/** One's own profile, as the page that edits it needs it. */
export function ownProfileQuery(api: Api) {
  return queryOptions({
    queryKey: ownProfileKey,
    queryFn: async () => (await unwrap(api['profile.php'].$get())).profile,
  })
}

/** One's own page as others see it. */
export function previewQuery(api: Api) {
  return queryOptions({
    queryKey: previewKey,
    queryFn: async () => (await unwrap(api['preview.php'].$get())).profile,
    staleTime: 0,
  })
}

/** What a profile can name, loaded once and cached (spec §7). */
export function interestsQuery(api: Api, version: number | undefined) {
  return queryOptions({
    queryKey: ['interests'],
    queryFn: async () => (await unwrap(api['interests.php'].$get({ query: { version } }))).interests,
    staleTime: Number.POSITIVE_INFINITY,
    gcTime: Number.POSITIVE_INFINITY,
  })
}

/** One's own profile was saved: what follows from it is asked for again, once it is needed. */
export async function keepOwnProfile(
  queries: QueryClient,
  saved: OwnProfile,
  changed: UpdateProfileForm,
): Promise<void> {
  queries.setQueryData<OwnProfile>(ownProfileKey, saved)
  void queries.invalidateQueries({ queryKey: profileKey(saved.id) })
  void queries.invalidateQueries({ queryKey: previewKey })
  // Whom the first search looks for, and where, follows from these.
  if (changed.gender || changed.sexuality || changed.city) queries.removeQueries({ queryKey: searchKey })
  if (changed.city) await refreshUser(queries)
}

/** A search, page by page. */
export function searchQuery(api: Api, state: SearchState) {
  return infiniteQueryOptions({
    queryKey: [...searchKey, state],
    queryFn: ({ pageParam }) => {
      const { min_age, max_age, ...rest } = state
      const ages = { min_age: textOf(min_age), max_age: textOf(max_age) }
      return unwrap(api['members.php'].$get({ query: { ...rest, ...ages, cursor: pageParam ?? undefined } }))
    },
    // The server sends its cache to the browser as JSON, which has null but not undefined.
    initialPageParam: null as string | null,
    getNextPageParam: (page) => page.next,
    staleTime: Number.POSITIVE_INFINITY,
    gcTime: searchCachedMs,
  })
}

function textOf(age: number | undefined): string | undefined {
  return age === undefined ? undefined : String(age)
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
  queries.setQueryData<Profile>(profileKey(id), (profile) => profile && change(profile))
}

/** The viewer and this member have a conversation now. */
export function setProfileConversation(queries: QueryClient, id: string, conversation: string): void {
  queries.setQueryData<Profile>(profileKey(id), (profile) => profile && { ...profile, conversation })
}
