import { isRouteErrorResponse, useRouteError, useRouteLoaderData } from 'react-router'
import { defaultLocale, type Locale } from '#common/locales.ts'
import type { NicheName } from '#common/sites/niches.ts'
import type { EntryScope } from '#common/sites/site-entry.ts'

/**
 * What the root's loader knows about the page: language, brand, theme. Loaded once; a change of language reloads the
 * page.
 */
export type PageAbout = {
  locale: Locale
  niche: NicheName
  theme: 'light' | 'dark' | undefined
  /** Whether the page was opened by a signed-in member: what is light for visitors is a page with React then. */
  signedIn: boolean
  /** A traffic source is stored in this browser (spec §6). */
  trafficSource: boolean
  /** The names of the countries that can be chosen, by their code. */
  countries: Record<string, string>
  /** On which layouts the visitor is still to be warned before entering. */
  siteEntry: EntryScope
  /** The origin of the site's main domain. Unknown where its settings could not be loaded. */
  origin?: string
}

const unknown: PageAbout = {
  locale: defaultLocale,
  niche: 'general',
  theme: undefined,
  signedIn: false,
  trafficSource: false,
  countries: {},
  siteEntry: 'nowhere',
}

/** Read from the root's loader or, if that has failed, from its error. */
export function usePageAbout(): PageAbout {
  const loaded = useRouteLoaderData<PageAbout>('root')
  const error = useRouteError()
  if (loaded) return loaded
  const thrown: { about?: PageAbout } | null = isRouteErrorResponse(error) ? error.data : null
  return thrown?.about ?? unknown
}
