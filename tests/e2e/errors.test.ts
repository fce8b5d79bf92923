import { expect, test } from 'vitest'
import { accessibilityFindings } from './check-accessibility.ts'
import { expectFocusOn } from './expect-focus-on.ts'
import { findPeople } from './find-people.ts'
import { joinSite } from './join-site.ts'
import { fillLogin, logIn } from './log-in.ts'
import { phone } from './open-browser.ts'
import { startChat } from './start-chat.ts'
import { openStories, type Story } from './stories.ts'

const openStory = openStories()
const refused = /status of (403|404|401|422|429)/

test('an unknown address and another member’s conversation lead nowhere, and back home', async () => {
  const writer = await openStory()
  await joinSite(writer, 'Writer')
  const [someone] = await findPeople(writer.page)
  const chat = await startChat(writer.page, someone!.id, 'For the two of us')
  const stranger = await openStory({ expected: refused })
  await joinSite(stranger, 'Stranger')
  for (const path of ['/nowhere-at-all', `/chats/${chat}`, '/likes/nothing', '/members/no-id'])
    await leadsNowhere(stranger, path)
  await stranger.page.getByRole('link', { name: stranger.t('app.error.home') }).click()
  await stranger.page.waitForURL('**/members')
  expect(stranger.failures).toEqual([])
})

async function leadsNowhere({ page, t, origin }: Story, path: string): Promise<void> {
  const answer = await page.goto(origin + path)
  expect(answer?.status(), path).toBe(404)
  await page.getByRole('heading', { level: 1, name: t('app.error.notFound') }).waitFor()
  await page.getByText(t('app.error.status', { status: 404 })).waitFor()
}

test('a session that is none leads to the login, and from there to the page that was asked for', async () => {
  const story = await openStory({ expected: refused })
  const { page, context, t, origin } = story
  const forge = () => context.addCookies([{ name: 'auth.session', value: 'x'.repeat(43), url: origin }])
  await forge()
  await page.goto(`${origin}/chats`)
  expect(page.url()).toBe(`${origin}/login?to=%2Fchats`)
  await page.getByText(t('members.login.goOn')).waitFor()
  await fillLogin(story, 'demo@example.com', 'serenade-demo')
  await page.waitForURL(`${origin}/chats`)

  await forge()
  await page
    .getByRole('banner')
    .getByRole('link', { name: t('app.nav.search') })
    .click()
  // The address to return to depends on which call notices first: the requested page, or the open one.
  await page.waitForURL(/\/login\?to=%2F(members|chats)/)
  expect(story.failures).toEqual([])
})

test('a wrong password is refused, and after five of them every password', async () => {
  const story = await openStory({ expected: refused })
  const { page, t } = story
  const email = `guess.${Date.now()}@example.org`
  await logIn(story, email, 'not the password')
  const wrong = page.getByRole('alert').getByText(t('errors.login_failed'))
  await wrong.waitFor()
  for (let tries = 2; tries <= 5; tries += 1) {
    const answered = page.waitForResponse('**/api/user.php')
    await fillLogin(story, email, `not the password ${tries}`)
    await answered
    await wrong.waitFor()
  }
  await fillLogin(story, email, 'not the password either')
  await page
    .getByRole('alert')
    .getByText(t('errors.login_blocked', { minutes: 15 }))
    .waitFor()
  expect(story.failures).toEqual([])
})

test('a mail address that is none is named at its field on the index, in the page’s language', async () => {
  const story = await openStory({ locale: 'fi', viewport: phone })
  const { page, t, origin } = story
  await page.goto(origin)
  const field = page.getByLabel(t('index.join.email'))
  const go = page.getByRole('button', { name: t('app.continue') })
  await field.fill('kukaan')
  await go.click()
  await page.getByRole('alert').getByText(t('errors.fields.invalid_email')).waitFor()
  await expectFocusOn(field)
  expect(await field.getAttribute('aria-invalid')).toBe('true')
  expect(await accessibilityFindings(page)).toEqual([])
  // As a page or a mail gives it to whoever copies it there.
  await field.fill('\u00a0kuka@exam ple.org\u200b ')
  expect(await page.getByRole('alert').count()).toBe(0)
  await go.click()
  await page.getByRole('heading', { name: t('members.signup.name.question') }).waitFor()
  expect(story.failures).toEqual([])
})

/** What breaks the page and its layout, and what breaks the document itself. */
const breaks = [
  { what: 'its layout', title: 'app.error.title', breakPage: () => Reflect.deleteProperty(URL, 'canParse') },
  {
    what: 'its document',
    title: 'app.error.lastResort',
    breakPage: () => Reflect.deleteProperty(Array.prototype, 'findLast'),
  },
]

test.each(breaks)(
  'a page that breaks with $what says so in its language, and shows no stack',
  async ({ title, breakPage }) => {
    const { page, context, t, origin } = await openStory({ locale: 'de' })
    await context.addInitScript(breakPage)
    for (const path of ['/login', '/signup']) {
      await page.goto(origin + path, { waitUntil: 'commit' })
      await page.getByRole('heading', { level: 1, name: t(title) }).waitFor()
      expect(await page.locator('html').getAttribute('lang')).toBe('de')
      expect(await page.getByRole('link', { name: t('app.error.home') }).getAttribute('href')).toBe('/')
      expect(await page.locator('body').innerText()).not.toMatch(/Application Error|TypeError|\bat /)
    }
  },
)
