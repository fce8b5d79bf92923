import type { Locale } from '#common/locales.ts'

/**
 * The locale for dates, times and numbers. English follows the visitor's country, or Britain where that is unknown. The
 * other languages are their own locale.
 */
export function formatLocale(locale: Locale, country: string | undefined): string {
  if (locale !== 'en') return locale
  return /^[A-Z]{2}$/.test(country ?? '') ? `en-${country}` : 'en-GB'
}
