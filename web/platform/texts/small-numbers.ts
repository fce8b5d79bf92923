import { isLocale, type Locale } from '#common/locales.ts'

/**
 * What Intl says of the whole numbers that texts mostly count, without it: making its formatters takes a phone as long
 * as bringing half the page to life. Returns undefined for what Intl has to be asked. Source: CLDR's plural rules.
 */
export function pluralOfSmall(language: string, count: unknown): Intl.LDMLPluralRule | undefined {
  if (!isSmall(count)) return undefined
  return isLocale(language) ? rules[language](count) : undefined
}

/** As its language writes it: up to 999 all of ours write the same. */
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
