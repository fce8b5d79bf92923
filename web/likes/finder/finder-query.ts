import { queryOptions } from '@tanstack/react-query'
import type { FinderAnswers } from '#common/match-finder.ts'
import { type Api, unwrap } from '#web/platform/api/api.ts'

/** Who fits the member best, by the answers; without any, by the profiles alone. */
export function fitsQuery(api: Api, answers: FinderAnswers) {
  return queryOptions({
    queryKey: ['fits', answers],
    queryFn: async () => (await unwrap(api['match-finder.php'].$get({ query: answers }))).members,
    // Long enough to look at a profile and come back to the same people.
    staleTime: 10 * 60_000,
  })
}
