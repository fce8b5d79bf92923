import type { Page, Route } from 'playwright-core'
import { expect, test } from 'vitest'
import { joinSite } from './join-site.ts'
import { memberScreens } from './member-screens.ts'
import { openStories, type Story } from './stories.ts'

const openStory = openStories()
const lost = /ERR_FAILED|ERR_INTERNET_DISCONNECTED|ERR_NETWORK|status of 503/

test('while a screen is on its way, something says so', async () => {
  const story = await openStory({ worker: 'blocked' })
  const { page, origin } = story
  await joinSite(story, 'Patient')
  for (const { from, go, api, shows, path } of await memberScreens(story)) {
    await page.goto(origin + from)
    const { held, release } = await holdBack(story, api)
    await go()
    await held
    const sign = page.locator('.loading-bar, main .skeleton').filter({ visible: true }).first()
    await sign.waitFor({ timeout: 2000 })
    expect((await page.locator('main').innerText()).trim(), `${path} is blank meanwhile`).not.toBe('')
    await release()
    await page.waitForURL((url) => url.pathname === path)
    await shows.waitFor()
    await page.locator('main .skeleton').waitFor({ state: 'detached' })
  }
  expect(story.failures).toEqual([])
})

/** Holds back the requests to one path. `held` resolves at the first one; `release` lets them through. */
async function holdBack({ page }: Story, api: string) {
  const pattern = `**/api/${api}*`
  const { promise: held, resolve: started } = Promise.withResolvers<void>()
  const { promise: released, resolve: release } = Promise.withResolvers<void>()
  await page.route(pattern, async (route) => {
    started()
    await released
    await route.continue().catch(() => undefined)
  })
  return {
    held,
    release: async () => {
      release()
      await page.unroute(pattern)
    },
  }
}

test.each([
  {
    kind: 'answered with 503',
    fail: (route: Route) => route.fulfill({ status: 503, json: { error: 'unavailable' } }),
  },
  { kind: 'not answered', fail: (route: Route) => route.abort(), first: 3 },
])('a screen that is $kind says so, and comes when tried again', async ({ fail, first }) => {
  const story = await openStory({ expected: lost, worker: 'blocked' })
  const { page, t, origin } = story
  await joinSite(story, 'Unlucky')
  await page.clock.install()
  const screens = await memberScreens(story)
  for (const { from, go, api, shows, path } of screens.slice(0, first)) {
    await page.goto(origin + from)
    await page.route(`**/api/${api}*`, fail)
    await go()
    const retry = page.locator('main').getByRole('button', { name: t('app.retry'), exact: true })
    await expect
      .poll(
        async () => {
          await page.clock.fastForward(10_000)
          return retry.count()
        },
        { message: `a way to try ${path} again` },
      )
      .toBe(1)
    expect((await page.locator('main').innerText()).length).toBeGreaterThan(30)
    await page.unroute(`**/api/${api}*`)
    await retry.click()
    await shows.waitFor()
  }
  expect(story.failures).toEqual([])
})

test('a screen that has lost the connection says so until it is back', async () => {
  const story = await openStory({ expected: lost, worker: 'blocked' })
  const { page, context, t, origin } = story
  await joinSite(story, 'Tunnel')
  const banner = page.getByText(t('app.offline'))
  for (const { path, shows } of await memberScreens(story)) {
    await page.goto(origin + path)
    await shows.waitFor()
    await untilAlive(page)
    await context.setOffline(true)
    await banner.waitFor()
    await shows.waitFor()
    await context.setOffline(false)
    await banner.waitFor({ state: 'detached' })
  }
})

/** Waits until React has hydrated the page. */
async function untilAlive(page: Page): Promise<void> {
  await page.waitForFunction(() =>
    Object.keys(document.querySelector('main') ?? {}).some((key) => key.startsWith('__react')),
  )
}

test('a screen with nothing on it says what to do next', async () => {
  const story = await openStory({ worker: 'blocked' })
  const { page, t, origin } = story
  await joinSite(story, 'Newcomer')
  const empty = [
    { path: '/members?min_age=98&max_age=99', title: 'profiles.search.empty' },
    { path: '/likes', title: 'likes.empty_received' },
    { path: '/likes/sent', title: 'likes.empty_sent' },
    { path: '/likes/matches', title: 'likes.empty_matches' },
    { path: '/chats', title: 'conversations.empty_title' },
    { path: '/transactions', title: 'payments.empty_title' },
  ]
  for (const { path, title } of empty) {
    await page.goto(origin + path)
    const main = page.locator('main')
    await main.getByRole('heading', { name: t(title) }).waitFor()
    await main.locator('svg').first().waitFor()
    const ways = main.locator('a[href], button').filter({ visible: true })
    expect(await ways.count(), `a way on from ${path}`).toBeGreaterThan(0)
  }
  expect(story.failures).toEqual([])
})
