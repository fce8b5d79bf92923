import { queryOptions } from '@tanstack/react-query'
import { type Api, unwrap } from '../platform/api/api.ts'

const kept = { staleTime: Number.POSITIVE_INFINITY, gcTime: Number.POSITIVE_INFINITY }

/** A country's regions: loaded once and cached (spec §7). */
export function regionsQuery(api: Api, country: string, version: number | undefined) {
  return queryOptions({
    queryKey: ['regions', country],
    queryFn: async () => (await unwrap(api['regions.php'].$get({ query: { country, version } }))).regions,
    enabled: country !== '',
    ...kept,
  })
}

/** A region's towns. */
export function citiesQuery(api: Api, region: string) {
  return queryOptions({
    queryKey: ['cities', region],
    queryFn: async () => (await unwrap(api['cities.php'].$get({ query: { region } }))).cities,
    enabled: region !== '',
    ...kept,
  })
}
