import { keepPreviousData, queryOptions } from '@tanstack/react-query'
import { type ReadApi, unwrap } from '#client/api/api.ts'

const lasting = { staleTime: Number.POSITIVE_INFINITY, gcTime: Number.POSITIVE_INFINITY }

/** A country's regions: loaded once and cached (spec §7). */
export function regionsQuery(api: ReadApi, country: string, version: number | undefined) {
  return queryOptions({
    queryKey: ['regions', country],
    queryFn: async () => (await unwrap(api['regions.php'].$get({ query: { country, version } }))).regions,
    enabled: country !== '',
    ...lasting,
  })
}

/** The towns that what was typed may mean. While the next answer is on its way, the last one stays. */
export function placesQuery(api: ReadApi, typed: string, country: string) {
  const query = { q: typed, ...(country ? { country } : {}) }
  return queryOptions({
    queryKey: ['places', typed, country],
    queryFn: async () => (await unwrap(api['places.php'].$get({ query }))).places,
    enabled: typed !== '',
    placeholderData: keepPreviousData,
    staleTime: Number.POSITIVE_INFINITY,
  })
}
