import { randomUUID } from 'node:crypto'
import type { Page } from 'playwright-core'
import { expect, test } from 'vitest'
import { isThorough } from '../crawl/thorough.ts'
import { callApi } from './call-api.ts'
import { joinSite } from './join-site.ts'
import { fillLogin } from './log-in.ts'
import { startChat } from './start-chat.ts'
import { openStories, type Story } from './stories.ts'
import { whenHydrated } from './when-hydrated.ts'

const openStory = openStories()
const hour = 3_600_000

/** Time in which the page runs, and then time in which the device sleeps. */
const spans: [string, { awake: number; asleep: number }][] = [
  ['six minutes', { awake: 360_000, asleep: 0 }],
  ...(isThorough
    ? ([
        ['an hour', { awake: hour, asleep: 0 }],
        ['a night', { awake: 360_000, asleep: 9 * hour }],
        ['a week', { awake: hour, asleep: 7 * 24 * hour }],
      ] satisfies [string, { awake: number; asleep: number }][])
    : []),
]

async function pass(page: Page, { awake, asleep }: { awake: number; asleep: number }): Promise<void> {
  await page.clock.runFor(awake)
  if (asleep) await page.clock.fastForward(asleep)
}

test.each(spans)('after %s each page has all its words, what was typed, and what is new', async (_, span) => {
  const reader = await openStory()
  const { id: other } = await joinSite(reader, 'Over There')
  const story = await openStory()
  const { id: me } = await joinSite(story, 'Left Open')
  const { context, origin, t } = story
  const chat = await startChat(story.page, other, 'Hello')
  await context.clock.install()
  const paths = ['/members', '/credits', '/notifications', `/chats/${chat}`]
  const tabs = await Promise.all(paths.map(() => context.newPage()))
  const said: string[] = []
  await Promise.all(
    tabs.map(async (tab, index) => {
      tab.on('console', (message) => message.type() === 'error' && said.push(message.text()))
      await tab.goto(origin + paths[index])
      await whenHydrated(tab)
    }),
  )
  const [inChat] = tabs.slice(-1)
  await inChat!.getByRole('textbox').fill('Half a thought')
  const frames = await Promise.all(tabs.map(wordsOfFrame))
  for (const tab of tabs) await pass(tab, span)

  await callApi(reader.page, 'POST', 'message.php', { to: me, client_id: randomUUID(), body: 'Still there?' })
  await inChat!.getByRole('log').getByText('Still there?').waitFor()
  expect(await inChat!.getByRole('textbox').inputValue()).toBe('Half a thought')
  for (const [index, tab] of tabs.entries()) {
    await tab
      .getByRole('banner')
      .getByRole('link', { name: t('app.nav.likes') })
      .click()
    await tab.waitForURL('**/likes')
    await tab.goBack()
    await tab.waitForURL(`**${paths[index]}`)
    await expect.poll(() => wordsOfFrame(tab), { message: String(paths[index]) }).toBe(frames[index])
  }
  expect([...said, ...story.failures]).toEqual([])
})

/** What the page's bars and its foot say, without what they count. */
function wordsOfFrame(page: Page): Promise<string> {
  return page.evaluate(() =>
    [...document.querySelectorAll('header a, footer a')]
      .map(({ textContent }) => textContent?.replaceAll(/\d+\+?/g, '').trim())
      .join('\n'),
  )
}

test.each(spans)('after %s a signup goes on, with all its words', async (_, span) => {
  const story = await openStory()
  const { page, origin, t } = story
  await page.clock.install()
  await page.goto(`${origin}/signup`)
  const field = page.getByLabel(t('members.signup.email.label'))
  await field.fill(`left.open.${randomUUID()}@example.org`)
  await pass(page, span)
  await page.getByRole('button', { name: t('app.continue') }).click()
  await page.getByRole('heading', { name: t('members.signup.name.question') }).waitFor()
  await page.getByRole('button', { name: t('app.continue') }).waitFor()
  expect(story.failures).toEqual([])
})

test('a page whose session has ended meanwhile leads to the login, and back to what was typed', async () => {
  const story = await openStory({ expected: /status of 40[13]/ })
  const { page, context, origin, t } = story
  const me = await joinSite(story, 'Ended Meanwhile')
  const other = await openStory()
  const chat = await startChat(page, (await joinSite(other, 'Over There')).id, 'Hello')
  await page.clock.install()
  await page.goto(`${origin}/chats/${chat}`)
  await page.getByRole('textbox').fill('Half a thought')
  await context.addCookies([{ name: 'auth.session', value: 'x'.repeat(43), url: origin }])
  await page.clock.runFor(360_000)
  await page.waitForURL(`${origin}/login?to=${encodeURIComponent(`/chats/${chat}`)}`)
  await whenHydrated(page)
  await fillLogin({ page, t }, me.profile.name, 'quiet-river-42')
  await page.waitForURL(`${origin}/chats/${chat}`)
  await expect.poll(() => page.getByRole('textbox').inputValue()).toBe('Half a thought')
  expect(story.failures).toEqual([])
})

test('where a new version has replaced the pages’ files meanwhile, the page that was asked for is opened', async () => {
  const gone = /status of 404|dynamically imported module|Failed to load|loading route module/
  const story = await openStory({ worker: 'blocked', expected: gone })
  await joinSite(story, 'New Version')
  const { page, origin } = story
  await page.goto(`${origin}/members`)
  const card = page.locator('main a[href^="/members/"]').first()
  const address = origin + (await card.getAttribute('href'))
  await replaceFiles(story)
  await card.click()
  await page.waitForURL(address)
  await whenHydrated(page)
  await page.locator('main h1').last().waitFor()
  expect(story.failures).toEqual([])
})

/** The open page's files are there no more; the next page that is loaded has files again. */
async function replaceFiles({ page }: Story): Promise<void> {
  let old = true
  page.on('request', (request) => {
    if (request.isNavigationRequest()) old = false
  })
  await page.route('**/assets/*.js', (route) => (old ? route.fulfill({ status: 404 }) : route.continue()))
}
