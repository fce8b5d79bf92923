import { isRouteErrorResponse, useRouteError, useRouteLoaderData } from 'react-router'
import { defaultLocale, type Locale } from '#common/locales.ts'
import type { NicheName } from '#common/niches.ts'

/** What the document element says: language, brand and theme. Read once; a change of language loads the page anew. */
export type PageAbout = {
  locale: Locale
  niche: NicheName
  theme: 'light' | 'dark' | undefined
  /** A traffic source is stored in this browser (spec §6). */
  trafficSource: boolean
  /** What the served countries are called, by their code. */
  countries: Record<string, string>
  /** Where the site is at home, whichever of its hosts was asked; unknown where its settings could not be loaded. */
  origin?: string
}

const unknown: PageAbout = {
  locale: defaultLocale,
  niche: 'general',
  theme: undefined,
  trafficSource: false,
  countries: {},
}

/** Known from the root's loader, and where that failed, from its error. */
export function usePageAbout(): PageAbout {
  const loaded = useRouteLoaderData<PageAbout>('root')
  const error = useRouteError()
  if (loaded) return loaded
  const thrown: { about?: PageAbout } | null = isRouteErrorResponse(error) ? error.data : null
  return thrown?.about ?? unknown
}
