import { expect, test } from 'vitest'
import { chooseLocale, localeNames, locales } from './locales.ts'

test('the cookie wins, then the first two letters of domain_language, then English', () => {
  expect(chooseLocale('fi', 'de')).toBe('fi')
  expect(chooseLocale(undefined, 'de-AT')).toBe('de')
  expect(chooseLocale(undefined, 'NL')).toBe('nl')
  expect(chooseLocale('xx', 'pt')).toBe('en')
  expect(chooseLocale(undefined, undefined)).toBe('en')
})

test('every language has a name of its own', () => {
  expect(locales).toHaveLength(11)
  expect(new Set(Object.values(localeNames)).size).toBe(11)
})
