import { countries } from '#common/countries.ts'
import type { Locale } from '#common/locales.ts'

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
