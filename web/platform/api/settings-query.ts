import { queryOptions } from '@tanstack/react-query'
import { type Api, unwrap } from './api.ts'

/** The site's settings: loaded once at start (spec §7). */
export function settingsQuery(api: Api) {
  return queryOptions({
    queryKey: ['settings'],
    queryFn: () => unwrap(api['settings.php'].$get({ query: {} })),
    staleTime: Number.POSITIVE_INFINITY,
    gcTime: Number.POSITIVE_INFINITY,
  })
}
