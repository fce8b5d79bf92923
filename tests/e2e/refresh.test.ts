import type { Page } from 'playwright-core'
import { expect, test } from 'vitest'
import { joinSite } from './join-site.ts'
import { openStories } from './stories.ts'
import { whenHydrated } from './when-hydrated.ts'

const openStory = openStories()
const paths = ['/members', '/credits', '/transactions', '/likes', '/chats']

test('with five tabs open, each asks for user, chats and likes 5 s after its load', async () => {
  const story = await openStory()
  await joinSite(story, 'Many Tabs')
  const tabs = await Promise.all(paths.map(() => story.context.newPage()))
  await Promise.all(
    tabs.map(async (tab, index) => {
      const asked = refreshesOf(tab)
      await tab.goto(story.origin + paths[index])
      await whenHydrated(tab)
      const [from, to] = [(await loadedAt(tab)) + 4_000, (await afterFiveSeconds(tab)) + 1_000]
      await expect
        .poll(() => askedBetween(asked, from, to), { message: String(paths[index]), timeout: 30_000 })
        .toEqual(['chats.php', 'likes.php', 'user.php'])
    }),
  )
  expect(story.failures).toEqual([])
})

type Asked = { name: string; at: number }

/** What the page asks for, with the browser's own time of each request: this process may hear of it late. */
function refreshesOf(tab: Page): Asked[] {
  const asked: Asked[] = []
  tab.on('requestfinished', (request) => {
    const name = new URL(request.url()).pathname.replace('/api/', '')
    if (/^(user|chats|likes)\.php$/.test(name)) asked.push({ name, at: request.timing().startTime })
  })
  return asked
}

function loadedAt(tab: Page): Promise<number> {
  return tab.evaluate(() => {
    const [navigation] = performance.getEntriesByType('navigation')
    return performance.timeOrigin + (navigation as PerformanceNavigationTiming).loadEventEnd
  })
}

/** When a timer of 5 s fires that is set now: a busy machine fires the page's own as late. */
function afterFiveSeconds(tab: Page): Promise<number> {
  return tab.evaluate(() => new Promise<number>((resolve) => setTimeout(() => resolve(Date.now()), 5_000)))
}

function askedBetween(asked: Asked[], from: number, to: number): string[] {
  const between = asked.filter(({ at }) => at > from && at < to)
  return [...new Set(between.map(({ name }) => name))].sort()
}
