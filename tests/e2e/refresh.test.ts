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
      await tab.goto(story.origin + paths[index])
      await whenHydrated(tab)
      const [from, to] = [(await loadedAt(tab)) + 4_000, (await afterFiveSeconds(tab)) + 1_000]
      await expect
        .poll(() => refreshesBetween(tab, from, to), { message: String(paths[index]), timeout: 30_000 })
        .toEqual(['chats.php', 'likes.php', 'user.php'])
    }),
  )
  expect(story.failures).toEqual([])
})

// All times are of the page's own clock, in milliseconds: this process hears of a request late on a busy machine.

function loadedAt(tab: Page): Promise<number> {
  return tab.evaluate(() => {
    const [navigation] = performance.getEntriesByType('navigation')
    return (navigation as PerformanceNavigationTiming).loadEventEnd
  })
}

/** When a timer of 5 s fires that is set now: a busy machine fires the page's own as late. */
function afterFiveSeconds(tab: Page): Promise<number> {
  return tab.evaluate(() => new Promise((resolve) => setTimeout(() => resolve(performance.now()), 5_000)))
}

function refreshesBetween(tab: Page, from: number, to: number): Promise<string[]> {
  return tab.evaluate(
    ([first, last]) => {
      const asked = performance
        .getEntriesByType('resource')
        .filter(({ startTime }) => startTime > first && startTime < last)
        .map(({ name }) => new URL(name).pathname.replace('/api/', ''))
      return [...new Set(asked)].filter((name) => /^(user|chats|likes)\.php$/.test(name)).sort()
    },
    [from, to] as const,
  )
}
