import { useCallback } from 'react'
import { countries } from '#common/countries.ts'
import type { Locale } from '#common/locales.ts'
import { usePageAbout } from '../page/use-page-about.ts'

const known = new Map<Locale, Record<string, string>>()

/** What the served countries are called in a language, by their code, in the order that the language sorts them. */
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
 * Names a country in the page's language. The page brings the names of the served ones: making a formatter for them
 * is among the dearest things that a phone does while a page comes alive.
 */
export function useCountryName(): (code: string) => string {
  const { locale, countries } = usePageAbout()
  return useCallback(
    (code) => countries[code] ?? new Intl.DisplayNames([locale], { type: 'region' }).of(code) ?? code,
    [locale, countries],
  )
}
