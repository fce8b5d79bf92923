import { infiniteQueryOptions, queryOptions } from '@tanstack/react-query'
import { type ReadApi, unwrap } from '#client/api/api.ts'
import { searchKey, similarKey } from '../profiles-query.ts'
import { type SearchState, searchParams } from './search-state.ts'

/** Long enough to look at a profile and come back to the same place in the list. */
const searchCachedMs = 10 * 60_000

/** A search, page by page. */
export function searchQuery(api: ReadApi, state: SearchState) {
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
export function similarQuery(api: ReadApi, state: SearchState) {
  return queryOptions({
    queryKey: [...similarKey, state],
    queryFn: () => unwrap(api['similar.php'].$get({ query: searchParams(state) })),
    staleTime: Number.POSITIVE_INFINITY,
    gcTime: searchCachedMs,
  })
}

export const savedKey = ['saved-searches'] as const

export function savedQuery(api: ReadApi) {
  return queryOptions({ queryKey: savedKey, queryFn: () => unwrap(api['searches.php'].$get()) })
}
