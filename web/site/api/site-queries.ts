import { type QueryClient, queryOptions } from '@tanstack/react-query'
import { type ReadApi, unwrap } from '#client/api/api.ts'

/** What stays as long as the page lives (`createQueryClient`). Not every frame shows the company. */
export const lastingAnswers = ['settings', 'company']

/** The site's settings: loaded once at start (spec §7). */
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

/** The language of the site, for a page whose visitor has chosen none. Unknown where the site cannot be loaded. */
export function siteLanguage(queries: QueryClient, api: ReadApi): () => Promise<string | undefined> {
  return () =>
    queries.ensureQueryData(settingsQuery(api)).then(
      ({ settings }) => settings.domain_language,
      () => undefined,
    )
}
