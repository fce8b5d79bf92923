import { queryOptions } from '@tanstack/react-query'
import { type ReadApi, unwrap } from './api.ts'

/** The site's settings: loaded once at start (spec §7), and kept as long as the page lives (`createQueryClient`). */
export function settingsQuery(api: ReadApi) {
  return queryOptions({
    queryKey: ['settings'],
    queryFn: () => unwrap(api['settings.php'].$get({ query: {} })),
  })
}

/** The company behind the site: loaded once and cached (spec §7). */
export function companyQuery(api: ReadApi, version: number | undefined) {
  return queryOptions({
    queryKey: ['company'],
    queryFn: () => unwrap(api['companyinfo.php'].$get({ query: { version } })),
  })
}
