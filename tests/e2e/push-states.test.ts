import type { Page } from 'playwright-core'
import { expect, test } from 'vitest'
import { shiftsOf, watchShifts } from '../crawl/watch-shifts.ts'
import { callApi } from './call-api.ts'
import { joinSite } from './join-site.ts'
import { openFullBrowser, phone } from './open-browser.ts'
import { openStories } from './stories.ts'

const openStory = openStories(openFullBrowser)
const states = ['not_capable', 'not_subscribed', 'subscribed', 'denied'] as const
type State = (typeof states)[number]

test('the settings say how push stands in this browser, and move nothing while they find out', async () => {
  const story = await openStory({ viewport: phone, locale: 'de' })
  const { t, context, origin } = story
  const { id } = await joinSite(story, 'Pia Push')
  const key = await pushKey(story.page)
  await watchShifts(context)
  // A font that comes late is not used on that page (app.css), and German lines break elsewhere in the fallback.
  await context.route(/\.woff2$/, (route) => route.abort())
  const below: number[] = []
  for (const state of states) {
    const page = await context.newPage()
    await bePush(page, { state, key, id })
    await page.goto(`${origin}/notifications`)
    await page.getByText(t(`installed.push.${state}.title`)).waitFor()
    expect([state, ...(await shiftsOf(page))].join('\n')).toBe(state)
    const table = await page.getByRole('table').first().boundingBox()
    const card = await page.getByText(t(`installed.push.${state}.title`)).boundingBox()
    expect(card!.y).toBeLessThan(table!.y)
    below.push(table!.y)
    if (state === 'denied') {
      await page.getByRole('button', { name: t('installed.push.denied.button') }).click()
      await page.getByText(t('installed.push.help.chrome.allow')).waitFor()
    }
    await page.close()
  }
  expect(new Set(below).size).toBe(1)
})

test('with push a page asks every 300 s, and without it every 60 s', async () => {
  const story = await openStory()
  const { page, origin } = story
  const { id } = await joinSite(story, 'Rae Refreshed')
  const key = await pushKey(page)
  for (const [state, waits] of [
    ['subscribed', [60, 230]],
    ['denied', [50]],
  ] as const) {
    const tab = await story.context.newPage()
    await bePush(tab, { state, key, id })
    await tab.clock.install()
    let asked = 0
    // Not when it is asked: while an answer is on its way, nothing is asked again.
    tab.on('requestfinished', (request) => {
      if (new URL(request.url()).pathname === '/api/likes.php') asked += 1
    })
    await tab.goto(`${origin}/credits`)
    await tab.clock.runFor(8_000)
    await expect.poll(() => asked).toBe(1)
    for (const seconds of waits) {
      await tab.clock.runFor(seconds * 1_000)
      expect([state, seconds, asked]).toEqual([state, seconds, 1])
    }
    await tab.clock.runFor(15_000)
    await expect.poll(() => asked).toBe(2)
    await tab.close()
  }
})

/** The site's public key; the browser has the worker afterwards, as one that was asked for push. */
async function pushKey(page: Page): Promise<string> {
  await page.goto('/offline')
  await page.evaluate(async () => {
    await navigator.serviceWorker.register('/sw-push.js', { updateViaCache: 'none' })
    await navigator.serviceWorker.ready
  })
  const { settings } = await callApi<{ settings: { push_public_key: string } }>(page, 'GET', 'settings.php')
  return settings.push_public_key
}

/** A browser in which push stands so: no push service can be reached to make it so. */
async function bePush(page: Page, about: { state: State; key: string; id: string }): Promise<void> {
  await page.addInitScript(({ state, key, id }) => {
    if (state === 'not_capable') Reflect.deleteProperty(window, 'PushManager')
    if (state === 'not_capable' || !('PushManager' in window)) return
    const permission = { not_subscribed: 'default', subscribed: 'granted', denied: 'denied' }[state]
    Object.defineProperty(Notification, 'permission', { get: () => permission })
    if (state !== 'subscribed') return
    localStorage.setItem('push-subscribed', JSON.stringify({ memberId: id, at: Date.now() }))
    const text = atob(key.replaceAll('-', '+').replaceAll('_', '/'))
    const applicationServerKey = Uint8Array.from(text, (char) => char.charCodeAt(0)).buffer
    PushManager.prototype.getSubscription = async () =>
      ({ options: { applicationServerKey }, unsubscribe: async () => true }) as unknown as PushSubscription
  }, about)
}
