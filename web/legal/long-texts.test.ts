import { readdirSync, readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { locales } from '#common/locales.ts'
import { longTextOf } from '#scripts/vite/long-text.ts'
import { faqGroups } from './faq-items.ts'
import { fillLongText, type LongTextValues } from './fill-long-text.ts'

const folder = new URL('../../common/long-texts/', import.meta.url)
const pages = [
  'accessibility',
  'ban',
  'cookies',
  'faq',
  'privacy',
  'return-policy',
  'service',
  'terms',
] as const

const valuesBy = (of: (name: string) => string) =>
  new Proxy({} as LongTextValues, { get: (_, name) => of(String(name)) })
const every = valuesBy((name) => `<${name}>`)
const none = valuesBy(() => '')

const textOf = (locale: string, page: string) =>
  longTextOf(readFileSync(new URL(`${locale}/${page}.md`, folder), 'utf8'))
const askedFor = (html: string) => [...new Set(html.match(/\{(if \w+|end|\w+)\}/g))].sort()
const linksOf = (html: string) =>
  [...new Set([...html.matchAll(/href="([^"]+)"/g)].map(([, to = '']) => to))].sort()
const headings = (html: string) => (html.match(/<h[23]>/g) ?? []).length

test('every language has every page, and no other', () => {
  expect(readdirSync(folder).sort()).toEqual([...locales].sort())
  for (const locale of locales)
    expect([locale, readdirSync(new URL(`${locale}/`, folder)).sort()]).toEqual([
      locale,
      pages.map((page) => `${page}.md`),
    ])
})

test.each(pages)('%s says in every language what it says in English', (page) => {
  const english = textOf('en', page)
  for (const locale of locales) {
    const { html } = textOf(locale, page)
    expect([locale, askedFor(html)]).toEqual([locale, askedFor(english.html)])
    expect([locale, linksOf(html)]).toEqual([locale, linksOf(english.html)])
    expect([locale, headings(html)]).toEqual([locale, headings(english.html)])
  }
})

test.each(pages)('%s has no placeholder left, whatever the site knows of itself', (page) => {
  for (const locale of locales) {
    const { html } = textOf(locale, page)
    for (const values of [every, none]) expect(fillLongText(html, values)).not.toMatch(/[{}]/)
    expect(fillLongText(html, none)).not.toMatch(/<a [^>]*><\/a>/)
    expect(fillLongText(html, every)).not.toMatch(/<(site|company|email)>/)
  }
})

test.each(pages)('%s has the support’s address as a link, wherever it stands', (page) => {
  const address = 'help@example.org'
  const values = valuesBy((name) => (name === 'email' ? address : name))
  for (const locale of locales) {
    const html = fillLongText(textOf(locale, page).html, values)
    const links = html.replaceAll(`<a href="mailto:${address}">${address}</a>`, '')
    expect([locale, links.includes(address)]).toEqual([locale, false])
  }
})

test.each(locales)('returns and refunds name the withdrawal form as the screens do (%s)', (locale) => {
  const { html } = textOf(locale, 'return-policy')
  const words = (area: string) =>
    JSON.parse(readFileSync(new URL(`../../common/messages/${locale}/${area}.json`, import.meta.url), 'utf8'))
  const { give_back, withdraw } = words('spending')
  for (const label of [words('settings').sections.spending, give_back, withdraw.confirm])
    expect(html).toContain(label)
})

test('a paragraph for what the site does not have is left out', () => {
  const { html } = longTextOf('# Title\n\n{if phone}\n\nCall {phone}.\n\n{end}\n\nWrite.')
  expect(
    fillLongText(
      html,
      valuesBy(() => '+31 30'),
    ),
  ).toBe('<p>Call +31 30.</p>\n<p>Write.</p>')
  expect(fillLongText(html, none)).toBe('<p>Write.</p>')
})

test('a placeholder that nobody knows is an error', () => {
  expect(() => fillLongText('<p>{nothing}</p>', every)).toThrow('{nothing}')
})

test.each(locales)('the questions are found by their words, without accents and capitals (%s)', (locale) => {
  const { html } = textOf(locale, 'faq')
  const all = faqGroups(html, '').flatMap(({ items }) => items)
  expect(all.length).toBeGreaterThanOrEqual(14)
  expect(all.every(({ shown }) => shown)).toBe(true)
  const found = faqGroups(html, 'PREMIUM').flatMap(({ items }) => items.filter(({ shown }) => shown))
  expect(found.length).toBeGreaterThan(0)
  expect(found.length).toBeLessThan(all.length)
  expect(faqGroups(html, 'xyzzy').flatMap(({ items }) => items.filter(({ shown }) => shown))).toEqual([])
})
