import { countries } from '#common/countries.ts'

/** What the served countries are called in a language, by their code, in the order that the language sorts them. */
export function countryNames(locale: string): Record<string, string> {
  const names = new Intl.DisplayNames([locale], { type: 'region' })
  const { compare } = new Intl.Collator(locale)
  return Object.fromEntries(
    countries
      .map(({ code }): [string, string] => [code, names.of(code) ?? code])
      .toSorted(([, a], [, b]) => compare(a, b)),
  )
}
