import { expect, test } from 'vitest'
import { formatLocale } from './format-locale.ts'

const moment = new Date('2026-11-21T16:05:00Z')
const written = (locale: string) =>
  new Intl.DateTimeFormat(locale, { timeZone: 'UTC', dateStyle: 'medium', timeStyle: 'short' }).format(moment)

test('English is written as in the visitor’s country', () => {
  expect(written(formatLocale('en', 'US'))).toMatch(/^Nov 21, 2026, 4:05.PM$/)
  expect(written(formatLocale('en', 'GB'))).toBe('21 Nov 2026, 16:05')
  expect(written(formatLocale('en', 'NL'))).toBe('21 Nov 2026, 16:05')
})

test('an unknown country writes as Britain does, another language as itself', () => {
  expect(formatLocale('en', undefined)).toBe('en-GB')
  expect(formatLocale('en', '')).toBe('en-GB')
  expect(formatLocale('de', 'US')).toBe('de')
})
