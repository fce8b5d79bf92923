import type { Locale } from '#common/locales.ts'

/**
 * What dates, times and numbers are written by. English is written in many ways: as in the visitor's country, and as
 * in Britain where that is unknown. The other languages are written as where most of their speakers live.
 */
export function formatLocale(locale: Locale, country: string | undefined): string {
  if (locale !== 'en') return locale
  return /^[A-Z]{2}$/.test(country ?? '') ? `en-${country}` : 'en-GB'
}
