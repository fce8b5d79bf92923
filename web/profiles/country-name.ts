const names = new Map<string, Intl.DisplayNames>()

/** A country's name in a language; making the formatter is dear, so each language's is kept. */
export function countryName(locale: string, code: string): string {
  let known = names.get(locale)
  if (!known) {
    known = new Intl.DisplayNames([locale], { type: 'region' })
    names.set(locale, known)
  }
  return known.of(code) ?? code
}
