import { useCallback } from 'react'
import { countries } from '#common/countries.ts'
import type { Locale } from '#common/locales.ts'
import { usePageAbout } from '../page/use-page-about.ts'

const known = new Map<Locale, Record<string, string>>()

/** The names of the countries that can be chosen, by their code, in the language's alphabetical order. */
export function countryNames(locale: Locale): Record<string, string> {
  const names = known.get(locale) ?? namesIn(locale)
  known.set(locale, names)
  return names
}

function namesIn(locale: Locale): Record<string, string> {
  const names = new Intl.DisplayNames([locale], { type: 'region' })
  const { compare } = new Intl.Collator(locale)
  return Object.fromEntries(
    countries
      .map(({ code }): [string, string] => [code, names.of(code) ?? code])
      .toSorted(([, a], [, b]) => compare(a, b)),
  )
}

/**
 * Returns a function that names a country in the page's language. The page brings the names, because creating a
 * formatter for them is slow on a phone during hydration.
 */
export function useCountryName(): (code: string) => string {
  const { locale, countries } = usePageAbout()
  return useCallback(
    (code) => countries[code] ?? new Intl.DisplayNames([locale], { type: 'region' }).of(code) ?? code,
    [locale, countries],
  )
}
