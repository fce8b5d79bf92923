import { queryOptions } from '@tanstack/react-query'
import { type Api, unwrap } from '../platform/api.ts'

/** The regions of a country: loaded once each. */
export function regionsQuery(api: Api, country: string) {
  return queryOptions({
    queryKey: ['regions', country],
    queryFn: () => unwrap(api['regions.php'].$get({ query: { country } })),
    staleTime: Number.POSITIVE_INFINITY,
  })
}
