import { infiniteQueryOptions } from '@tanstack/react-query'
import { type Api, unwrap } from '../platform/api/api.ts'
import type { SearchState } from './search/search-state.ts'

/** Long enough to look at somebody and come back to the same place in the list. */
const keptMs = 10 * 60_000

/** A search, page by page. */
export function searchQuery(api: Api, state: SearchState) {
  return infiniteQueryOptions({
    queryKey: ['search', state],
    queryFn: ({ pageParam }) => {
      const { min_age, max_age, ...rest } = state
      const ages = { min_age: textOf(min_age), max_age: textOf(max_age) }
      return unwrap(api['members.php'].$get({ query: { ...rest, ...ages, cursor: pageParam ?? undefined } }))
    },
    // Null outlives the trip to the browser as JSON, undefined does not.
    initialPageParam: null as string | null,
    getNextPageParam: (page) => page.next,
    staleTime: Number.POSITIVE_INFINITY,
    gcTime: keptMs,
  })
}

function textOf(age: number | undefined): string | undefined {
  return age === undefined ? undefined : String(age)
}
