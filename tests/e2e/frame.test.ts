import { expect, test } from 'vitest'
import type { Chats } from '#common/wire/conversations.ts'
import type { Likes } from '#common/wire/likes.ts'
import { callApi } from './call-api.ts'
import { joinSite } from './join-site.ts'
import { likeByMany } from './like-by-many.ts'
import { startChat } from './start-chat.ts'
import { openStories } from './stories.ts'

const openStory = openStories()

test('title and app icon show the sum of unread messages and new likes, and lose it with them', async () => {
  const writer = await openStory()
  const story = await openStory()
  const { page, context, origin, t, failures } = story
  const { id } = await joinSite(story, 'Awaited')
  await joinSite(writer, 'Writer')
  await startChat(writer.page, id, 'Are you there?')
  await likeByMany(id, 3)
  await context.addInitScript(() => {
    const shown = (count: number) => {
      document.documentElement.dataset.icon = String(count)
      return Promise.resolve()
    }
    Object.assign(Navigator.prototype, { setAppBadge: shown, clearAppBadge: () => shown(0) })
  })
  const icon = () => page.locator('html').getAttribute('data-icon')
  const search = `${t('profiles.search.title')} · Serenade`

  await page.goto(`${origin}/members`)
  await expect.poll(() => page.title()).toBe(`(4) ${search}`)
  await expect.poll(icon).toBe('4')

  const { chats } = await callApi<Chats>(page, 'GET', 'chats.php')
  await page.goto(`${origin}/chats/${chats[0]?.conversation}`)
  await expect.poll(() => page.title()).toBe(`(3) ${t('conversations.title')} · Serenade`)
  await expect.poll(icon).toBe('3')

  const { liked_by } = await callApi<Likes>(page, 'GET', 'likes.php')
  for (const liker of liked_by) await callApi(page, 'PUT', 'like.php', { id: liker.id })
  // The page that is open hears of it by its refresh.
  await expect.poll(() => page.title(), { timeout: 15_000 }).toBe(`${t('conversations.title')} · Serenade`)
  await expect.poll(icon).toBe('0')

  expect(failures).toEqual([])
})

test('the query t asks for a like after its seconds, not before, and leaves the address', async () => {
  const story = await openStory()
  const { page, origin, failures } = story
  const { id } = await joinSite(story, 'Timed')
  await likeByMany(id, 1)
  await page.clock.install()
  await page.goto(`${origin}/members?gender=female&t=30`)
  const popup = page.locator('dialog[aria-labelledby="liker-title"]')
  await page.clock.fastForward(28_000)
  await page.waitForTimeout(500)
  expect(await popup.count()).toBe(0)
  expect(page.url()).toContain('t=30')
  await page.clock.fastForward(3_000)
  await popup.waitFor()
  expect(page.url()).toBe(`${origin}/members?gender=female`)
  expect(failures).toEqual([])
})
