import type { Locale } from '#common/locales.ts'
import { countries } from '#common/sites/countries.ts'

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
