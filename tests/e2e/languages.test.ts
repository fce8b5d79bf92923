import { expect, test } from 'vitest'
import { localeNames, locales } from '#common/locales.ts'
import { joinSite } from './join-site.ts'
import { type Story, tellStories } from './tell-stories.ts'
import { textsOf } from './texts-of.ts'

const tell = tellStories()

/** Keys that found no text, and ICU that was not read. */
const raw = /\b[a-z]+\.[a-z_]+\.[a-z_]+\b|\{/i

const pages = [
  { path: '/members', title: 'profiles.search.title' },
  { path: '/likes', title: 'likes.title' },
  { path: '/chats', title: 'conversations.title' },
  { path: '/credits', title: 'credits.title' },
  { path: '/transactions', title: 'payments.title' },
]

test('a member reads the site in each of its languages', async () => {
  const story = await tell()
  const { page, origin } = story
  await joinSite(story, 'Polyglot')
  for (const locale of [...locales.slice(1), 'en' as const]) {
    const { path } = pages[locales.indexOf(locale) % pages.length]!
    await page.goto(`${origin}${path}`)
    await chooseInMenu(story, locale)
    for (const shown of pages) {
      await page.goto(`${origin}${shown.path}`)
      await expectLanguage(story, locale, shown.title)
    }
  }
  expect(story.failures).toEqual([])
})

test('a visitor reads the index and the way in, in each language', async () => {
  const story = await tell()
  const { page, origin } = story
  for (const locale of [...locales.slice(1), 'en' as const]) {
    await page.goto(origin)
    await page.locator('details[data-menu] summary').click()
    await page.getByRole('button', { name: localeNames[locale] }).click()
    await page.locator(`html[lang="${locale}"]`).waitFor()
    await expectLanguage(story, locale, 'index.join.title')
    await page.goto(`${origin}/signup`)
    await expectLanguage(story, locale, 'members.signup.email.question')
    await page.goto(`${origin}/login`)
    await expectLanguage(story, locale, 'members.login.welcome')
  }
  expect(story.failures).toEqual([])
})

async function chooseInMenu({ page }: Story, locale: keyof typeof localeNames): Promise<void> {
  const t = textsOf((await page.locator('html').getAttribute('lang'))!)
  await page.getByRole('button', { name: t('app.language') }).click()
  await page.getByRole('menuitemradio', { name: localeNames[locale] }).click()
  await page.locator(`html[lang="${locale}"]`).waitFor()
}

/** The page speaks this language alone, and everything on it is words. */
async function expectLanguage({ page }: Story, locale: string, key: string): Promise<void> {
  const title = textsOf(locale)(key)
  await page.getByRole('heading', { name: title }).first().waitFor()
  expect(await page.locator('html').getAttribute('lang')).toBe(locale)
  const sent = await page.content()
  const others = locales.map((other) => textsOf(other)(key)).filter((text) => !title.includes(text))
  expect(others.filter((text) => sent.includes(`>${text}<`) || sent.includes(`"${text}"`))).toEqual([])
  const said = await page.locator('body').innerText()
  expect(raw.exec(said)?.[0], `${locale} ${page.url()}`).toBeUndefined()
}
