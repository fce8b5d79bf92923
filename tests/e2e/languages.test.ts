import { expect, test } from 'vitest'
import { localeNames, locales } from '#common/locales.ts'
import { isThorough } from '../crawl/thorough.ts'
import { joinSite } from './join-site.ts'
import { openStories, type Story } from './stories.ts'
import { type Texts, textsOf } from './texts-of.ts'

const openStory = openStories()

/** One with umlauts, the longest words and the most plural forms, and back; each of them before a release. */
const chosen = isThorough ? [...locales.slice(1), locales[0]] : (['de', 'fi', 'pl', 'en'] as const)
const texts = new Map<string, Texts>(locales.map((locale) => [locale, textsOf(locale)]))

/** Message keys without a text, and unparsed ICU syntax. */
const raw = /\b[a-z]+\.[a-z_]+\.[a-z_]+\b|\{/i

const pages = [
  { path: '/members', title: 'profiles.search.title' },
  { path: '/likes', title: 'likes.title' },
  { path: '/chats', title: 'conversations.title' },
  { path: '/credits', title: 'credits.title' },
  { path: '/transactions', title: 'payments.title' },
]

test('a member chooses a language, and the open page speaks it', async () => {
  const story = await openStory()
  const { page, origin } = story
  await joinSite(story, 'Polyglot')
  for (const [turn, locale] of chosen.entries()) {
    const { path, title } = pages[turn % pages.length]!
    await page.goto(origin + path)
    await chooseInMenu(story, locale)
    await expectLanguage(story, locale, title)
  }
  expect(story.failures).toEqual([])
})

test('a visitor chooses a language, and takes it along to the way in', async () => {
  const story = await openStory()
  const { page, origin } = story
  for (const locale of chosen) {
    await page.goto(origin)
    await page.locator('details[data-menu] summary').click()
    await page.getByRole('button', { name: localeNames[locale] }).click()
    await page.locator(`html[lang="${locale}"]`).waitFor()
    await expectLanguage(story, locale, 'index.join.title')
    await page.goto(`${origin}/signup`)
    await expectLanguage(story, locale, 'members.signup.email.question')
  }
  expect(story.failures).toEqual([])
})

async function chooseInMenu({ page }: Story, locale: keyof typeof localeNames): Promise<void> {
  const t = texts.get((await page.locator('html').getAttribute('lang'))!)!
  await page
    .getByRole('banner')
    .getByRole('button', { name: t('app.language') })
    .click()
  await page.getByRole('menuitemradio', { name: localeNames[locale] }).click()
  await page.locator(`html[lang="${locale}"]`).waitFor()
}

/** The page has the texts of this language only, and no message keys. */
async function expectLanguage({ page }: Story, locale: string, key: string): Promise<void> {
  const title = texts.get(locale)!(key)
  await page.getByRole('heading', { name: title }).first().waitFor()
  expect(await page.locator('html').getAttribute('lang')).toBe(locale)
  const sent = await page.content()
  const others = [...texts.values()].map((other) => other(key)).filter((text) => !title.includes(text))
  expect(others.filter((text) => sent.includes(`>${text}<`) || sent.includes(`"${text}"`))).toEqual([])
  const said = await page.locator('body').innerText()
  expect(raw.exec(said)?.[0], `${locale} ${page.url()}`).toBeUndefined()
}
