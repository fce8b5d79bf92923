import type { Locale } from '../locales.ts'

/** The pages that search engines may list. All others are personal, or an advertiser's. */
export const indexedPages: readonly string[] = [
  '/',
  '/signup',
  '/login',
  '/pages/terms',
  '/pages/privacy',
  '/pages/cookies',
  '/pages/ban',
  '/pages/return-policy',
  '/pages/faq',
  '/pages/service',
  '/pages/accessibility',
]

/** By this parameter an address names its language: search engines have no cookie. */
export const localeParameter = 'lang'

/** A page's address in one language: its own where that is the site's. */
export function addressIn(locale: Locale, path: string, own: Locale): string {
  return locale === own ? path : `${path}?${localeParameter}=${locale}`
}
