import compile from 'icu-minify/compile'
import { _createCache, _createIntlFormatters } from 'use-intl/core'
import formatOnly from 'use-intl/format-message/format-only'
import { expect, test } from 'vitest'
import { locales } from '#common/locales.ts'
import formatMessage from './format-message.ts'

const text = compile(
  '{n, plural, =0 {none} one {# like} few {# likes} many {# likes} other {# likes}} {n, selectordinal, one {#st} other {#th}} {n, number} {at, date, ::yMd}',
)

/** The formatter of the library answers each of these, and the short cut must say the same, however it asks. */
test.each(locales)('writes numbers and plurals in %s as the library does', (locale) => {
  const cache = _createCache()
  const options = { locale, cache, formatters: _createIntlFormatters(cache), timeZone: 'UTC' }
  for (const n of [0, 1, 2, 5, 12, 21, 22, 101, 999, 1_000, 1.5, 1_234_567]) {
    const values = { n, at: new Date('2026-11-27T00:00:00Z') }
    expect(formatMessage('key', text, values, options)).toBe(formatOnly('key', text, values, options))
  }
})
