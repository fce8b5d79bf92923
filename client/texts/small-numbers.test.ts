import { expect, test } from 'vitest'
import { locales } from '#common/locales.ts'
import { pluralOfSmall, writtenSmall } from './small-numbers.ts'

test.each(locales)('%s: every small number has the plural rule and format of Intl', (locale) => {
  const plurals = new Intl.PluralRules(locale)
  const numbers = new Intl.NumberFormat(locale)
  for (let count = 0; count < 1_000; count += 1) {
    expect(pluralOfSmall(locale, count), `${locale} ${count}`).toBe(plurals.select(count))
    expect(writtenSmall(locale, count)).toBe(numbers.format(count))
  }
})

test.each([-1, -0, 0.5, 1_000, Number.NaN, '3', undefined])('%s is left to Intl', (count) => {
  expect(pluralOfSmall('pl', count)).toBeUndefined()
  expect(writtenSmall('pl', count)).toBeUndefined()
})

test('a language without a rule is left to Intl', () => {
  expect(pluralOfSmall('ar', 2)).toBeUndefined()
  expect(writtenSmall('ar', 2)).toBeUndefined()
})
