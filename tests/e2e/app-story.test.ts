import type { Page } from 'playwright-core'
import { expect, test } from 'vitest'
import { findPeople } from './find-people.ts'
import { joinSite } from './join-site.ts'
import { openApp } from './open-app.ts'
import { openedBy, pusher, shown } from './push-to-worker.ts'
import { startChat } from './start-chat.ts'

test('a member installs the site, hears of a message with no page open, and reads the last chats offline', async () => {
  const story = await openApp()
  const { page, context, origin, t } = story
  await joinSite(story, 'Alma App')
  const [someone] = await findPeople(page)
  const chat = await startChat(page, someone!.id, 'See you at the harbour')
  await page.goto(`${origin}/chats/${chat}`)
  await page.evaluate(async () => void (await navigator.serviceWorker.ready))

  const app = await story.installApp()
  await app.goto(`${origin}/chats/${chat}`)
  expect(await app.evaluate(() => matchMedia('(display-mode: standalone)').matches)).toBe(true)
  await leadsBack(app, story, someone!.id)

  const push = await pusher(page, origin)
  await app.goto('about:blank')
  await page.goto('about:blank')
  await push({
    type: 'new message',
    title: 'Serenade',
    body: 'You have a new message.',
    tag: `chat-${chat}`,
    check: `/chats/${chat}`,
    open: '/login',
    news: 1,
  })
  await expect.poll(() => shown(context)).toEqual(['Serenade: You have a new message.'])
  expect(await story.badge()).toBe(1)
  expect(await openedBy(context)).toEqual([`/chats/${chat}`])
  await app.goto(`${origin}/chats/${chat}`)
  await app.getByRole('log').getByText('See you at the harbour').waitFor()

  await app.goto(`${origin}/chats/${chat}`)
  const kept = () => app.evaluate(async () => (await (await caches.match('/offline/chats'))?.text()) ?? '')
  await expect.poll(kept).toContain('harbour')
  await context.setOffline(true)
  for (const path of ['/nowhere/at/all', `/chats/${chat}`]) {
    // Just after the browser went offline, the page before was seen to stay once.
    const open = async () => {
      await app.goto(origin + path, { waitUntil: 'load' })
      await app.getByRole('heading', { level: 1, name: t('app.error.offlineTitle') }).waitFor()
      return app.url()
    }
    await expect.poll(open).toBe(origin + path)
  }
  await app.getByText('See you at the harbour').last().waitFor()
})

test('an installed app does not warn a visitor whom the browser warns', async () => {
  const story = await openApp('de')
  const { page, context, origin } = story
  await context.setExtraHTTPHeaders({ 'X-Forwarded-For': '85.214.132.117' })
  for (const path of ['/', '/login']) {
    await page.goto(origin + path, { waitUntil: 'load' })
    await page.locator('[data-site-entry]').waitFor()
  }
  const app = await story.installApp()
  for (const path of ['/', '/login']) {
    await app.goto(origin + path, { waitUntil: 'load' })
    await app.locator('main:not([inert] *)').waitFor()
    expect(await app.locator('[data-site-entry]:visible').count()).toBe(0)
    await expect.poll(() => app.locator('[inert]').count()).toBe(0)
  }
})

/** Spec §2: where an installed app has its own way back, and where it has none. */
async function leadsBack(
  app: Page,
  { origin, t }: { origin: string; t: (key: string) => string },
  member: string,
) {
  const back = app.getByRole('button', { name: t('app.back'), exact: true })
  await app.goto(`${origin}/chats`)
  expect(await back.count()).toBe(0)
  for (const path of [`/members/${member}`, '/likes/sent', '/credits']) {
    await app.goto(`${origin}/chats`)
    await app.goto(origin + path)
    await back.filter({ visible: true }).click()
    await app.waitForURL(`**/members`)
  }
}
