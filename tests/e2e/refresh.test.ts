import type { Page } from 'playwright-core'
import { expect, test } from 'vitest'
import { joinSite } from './join-site.ts'
import { tellStories } from './tell-stories.ts'
import { whenAlive } from './when-alive.ts'

const tell = tellStories()
const paths = ['/members', '/credits', '/transactions', '/likes', '/chats']

test('with five tabs open, each asks for user, chats and likes 5 s after its load', async () => {
  const story = await tell()
  await joinSite(story, 'Many Tabs')
  const tabs = await Promise.all(paths.map(() => story.context.newPage()))
  const asked = await Promise.all(
    tabs.map(async (tab, index) => {
      await tab.goto(story.origin + paths[index])
      await whenAlive(tab)
      return askedAfterFourSeconds(tab)
    }),
  )
  for (const [index, late] of asked.entries())
    expect([paths[index], late]).toEqual([paths[index], ['chats.php', 'likes.php', 'user.php']])
  expect(story.failures).toEqual([])
})

/** What a page asks for between the fourth and the eighth second of its life. */
async function askedAfterFourSeconds(tab: Page): Promise<string[]> {
  await tab.waitForTimeout(4_000)
  const names = new Set<string>()
  tab.on('request', (request) => names.add(new URL(request.url()).pathname.replace('/api/', '')))
  await tab.waitForTimeout(4_000)
  return [...names].filter((name) => /^(user|chats|likes)\.php$/.test(name)).sort()
}
