import { queryOptions } from '@tanstack/react-query'
import { type ReadApi, unwrap } from '#client/api/api.ts'

/** The cards that payment providers keep for the member. */
export function cardsQuery(api: ReadApi) {
  return queryOptions({
    queryKey: ['cards'],
    queryFn: async () => (await unwrap(api['cards.php'].$get())).cards,
    staleTime: 60_000,
  })
}
