import { isLocale, type Locale } from '#common/locales.ts'

/**
 * The plural rule of a whole number below 1,000, without Intl: creating its formatters takes a phone as long as half of
 * hydration. Returns undefined for any other value, for which Intl has to be asked. Source: CLDR's plural rules.
 */
export function pluralOfSmall(language: string, count: unknown): Intl.LDMLPluralRule | undefined {
  if (!isSmall(count)) return undefined
  return isLocale(language) ? rules[language](count) : undefined
}

/**
 * Formats a whole number below 1,000, which all our languages write the same way. Returns undefined for any other
 * value.
 */
export function writtenSmall(language: string, count: unknown): string | undefined {
  return isSmall(count) && language in rules ? String(count) : undefined
}

function isSmall(count: unknown): count is number {
  return (
    typeof count === 'number' &&
    Number.isInteger(count) &&
    !Object.is(count, -0) &&
    count >= 0 &&
    count < 1_000
  )
}

type Rule = (count: number) => Intl.LDMLPluralRule

const oneOrOther: Rule = (count) => (count === 1 ? 'one' : 'other')

const rules: Record<Locale, Rule> = {
  da: oneOrOther,
  de: oneOrOther,
  en: oneOrOther,
  es: oneOrOther,
  fi: oneOrOther,
  fr: (count) => (count < 2 ? 'one' : 'other'),
  it: oneOrOther,
  nb: oneOrOther,
  nl: oneOrOther,
  pl: (count) => (count === 1 ? 'one' : fewInPolish(count) ? 'few' : 'many'),
  sv: oneOrOther,
}

function fewInPolish(count: number): boolean {
  const last = count % 10
  const lastTwo = count % 100
  return last >= 2 && last <= 4 && (lastTwo < 12 || lastTwo > 14)
}
