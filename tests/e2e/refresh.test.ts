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
  const asked = await Promise.all(
    tabs.map(async (tab, index) => {
      await tab.goto(story.origin + paths[index])
      await whenHydrated(tab)
      return askedAfterFourSeconds(tab)
    }),
  )
  for (const [index, late] of asked.entries())
    expect([paths[index], late]).toEqual([paths[index], ['chats.php', 'likes.php', 'user.php']])
  expect(story.failures).toEqual([])
})

/** The requests of a page between the fourth and the eighth second after its load. */
async function askedAfterFourSeconds(tab: Page): Promise<string[]> {
  await tab.waitForTimeout(4_000)
  const names = new Set<string>()
  tab.on('request', (request) => names.add(new URL(request.url()).pathname.replace('/api/', '')))
  await tab.waitForTimeout(4_000)
  return [...names].filter((name) => /^(user|chats|likes)\.php$/.test(name)).sort()
}
