import type { Page } from 'playwright-core'
import { expect, test } from 'vitest'
import { joinSite } from './join-site.ts'
import { openFullBrowser, phone } from './open-browser.ts'
import { openedBy, press, pusher, shown, type WorkerGlobal, workerOf } from './push-to-worker.ts'
import { startChat } from './start-chat.ts'
import { openStories, type Story } from './stories.ts'
import { whenHydrated } from './when-hydrated.ts'

const openStory = openStories(openFullBrowser)
const lost = /ERR_INTERNET_DISCONNECTED|ERR_FAILED/

type Talker = Story & { other: string; chat: string }

/** A new member with a conversation, on a phone whose worker has taken over. */
async function talk(name: string): Promise<Talker> {
  const reader = await openStory()
  const { id: other } = await joinSite(reader, `${name} reads`)
  const story = await openStory({ viewport: phone, expected: lost })
  await story.context.grantPermissions(['notifications'], { origin: story.origin })
  await joinSite(story, name)
  const chat = await startChat(story.page, other, 'See you at the harbour')
  await story.page.goto(`${story.origin}/chats/${chat}`)
  await story.page.evaluate(async () => void (await navigator.serviceWorker.ready))
  return { ...story, other, chat }
}

const kept = (page: Page) =>
  page.evaluate(async () => (await (await caches.match('/offline/chats'))?.text()) ?? '')

test('offline every address shows our page with the last chats, and signing out leaves nothing of them', async () => {
  const { page, context, origin, t, chat, failures } = await talk('Ada Ashore')
  const heading = page.getByRole('heading', { level: 1, name: t('app.error.offlineTitle') })
  await expect.poll(() => kept(page)).toContain('See you at the harbour')
  await page.goto(`${origin}/members`)

  await context.setOffline(true)
  await page.locator('a[href="/likes"]:visible').last().click()
  await page.getByText(t('app.offlinePage')).first().waitFor()
  expect(new URL(page.url()).pathname).toBe('/members')

  for (const path of ['/nowhere/at/all', '/credits', `/chats/${chat}`]) {
    // Just after the browser went offline, the page before was seen to stay once.
    const open = async () => {
      await page.goto(origin + path, { waitUntil: 'load' })
      await heading.waitFor()
      return page.url()
    }
    await expect.poll(open).toBe(origin + path)
  }
  await page.getByText('See you at the harbour').last().waitFor()
  expect(await page.locator('details').evaluate((details: HTMLDetailsElement) => details.open)).toBe(true)

  await context.setOffline(false)
  await page.waitForURL(`**/chats/${chat}`)
  await page.getByRole('log').getByText('See you at the harbour').waitFor()
  await whenHydrated(page)
  await page.goto(`${origin}/notifications`)
  await page
    .getByRole('button', { name: t('app.nav.logOut') })
    .last()
    .click()
  await page.waitForURL(`${origin}/`)
  expect(await kept(page)).toBe('')
  expect(failures).toEqual([])
})

test('a push with no page open shows a discreet notification, and pressing it opens the right page', async () => {
  const { page, context, origin, chat, failures } = await talk('Bea Pushed')
  await page.goto(`${origin}/members`)
  const message = {
    type: 'new message',
    title: 'Serenade',
    body: 'You have a new message.',
    tag: `chat-${chat}`,
    check: `/chats/${chat}`,
    open: `/login?to=%2Fchats%2F${chat}`,
    news: 1,
  }
  const push = await pusher(page, origin)
  await push(message)
  await page.waitForTimeout(500)
  expect(await shown(context)).toEqual([])

  await page.goto('about:blank')
  await push(message)
  await expect.poll(() => shown(context)).toEqual(['Serenade: You have a new message.'])
  expect(await openedBy(context)).toEqual([`/chats/${chat}`])
  await context.clearCookies({ name: 'auth.session' })
  await push(message)
  await expect.poll(() => shown(context)).toHaveLength(1)
  expect(await openedBy(context)).toEqual([message.open])
  expect(failures).toEqual([])
})

test('with a page open, pressing a notification leads there in it', async () => {
  const { page, context, origin, chat } = await talk('Cleo Led')
  await page.close()
  const later = await context.newPage()
  await later.goto(`${origin}/members`)
  await whenHydrated(later)
  // It listens once it is idle.
  const loaded = () =>
    performance.getEntriesByType('resource').some(({ name }) => name.includes('installed-app'))
  await later.waitForFunction(loaded)
  await later.waitForTimeout(300)
  const data = {
    type: 'news',
    title: 'S',
    body: 'b',
    tag: 't',
    check: `/chats/${chat}`,
    open: '/login',
    news: 0,
  }
  await workerOf(context).evaluate((given) => {
    const { registration } = self as unknown as WorkerGlobal
    return registration.showNotification(given.title, { tag: given.tag, data: given })
  }, data)
  await press(context)
  await later.waitForURL(`**/chats/${chat}`)
})
