import { type QueryClient, queryOptions } from '@tanstack/react-query'
import { type ReadApi, unwrap } from '#client/api/api.ts'
import type { FinderAnswers, Fit } from '#common/wire/match-finder.ts'
import type { ProfileCard } from '#common/wire/profiles.ts'

const fitsKey = ['fits'] as const

/** Who fits the member best, by the answers; without any, by the profiles alone. */
export function fitsQuery(api: ReadApi, answers: FinderAnswers) {
  return queryOptions({
    queryKey: [...fitsKey, answers],
    queryFn: async () => (await unwrap(api['match-finder.php'].$get({ query: answers }))).members,
    // Long enough to look at a profile and come back to the same people.
    staleTime: 10 * 60_000,
  })
}

/** Changes one member in every cached answer of the match finder. */
export function changeFits(
  queries: QueryClient,
  change: <Card extends ProfileCard>(card: Card) => Card,
): void {
  queries.setQueriesData<Fit[]>({ queryKey: fitsKey }, (fits) => fits?.map(change))
}
