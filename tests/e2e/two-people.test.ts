import { expect, onTestFinished, test } from 'vitest'
import type { Chats } from '#common/wire/conversations.ts'
import type { Likes } from '#common/wire/likes.ts'
import type { User } from '#common/wire/members.ts'
import { createCable } from '#server/testing/start/create-cable.ts'
import { callApi } from './call-api.ts'
import { logIn } from './log-in.ts'
import { siteOrigin } from './site-origin.ts'
import { openStories, type Story } from './stories.ts'
import { writeMessage } from './write-message.ts'

const openStory = openStories()
const cutOff = /ERR_INTERNET_DISCONNECTED|ERR_EMPTY_RESPONSE|ERR_CONNECTION|ERR_INCOMPLETE_CHUNKED/

test('two people write to each other, lose the connection, and match', async () => {
  const cable = await createCable(siteOrigin())
  onTestFinished(() => cable.close())
  const wired = await openStory({ origin: new URL(cable.url).origin, expected: cutOff })
  const robin = await meet(wired, 'demo@example.com')
  const harper = await meet(await openStory(), 'premium@example.com')
  await seeAtOnce(robin, harper)
  await readAndSee(robin, harper)
  await missNothing(robin, harper, cable)
  await likeEachOther(robin, harper)
  expect([...robin.failures, ...harper.failures]).toEqual([])
})

type Person = Story & { user: User; unread: number; likes: number }

/** Signs in, and returns what was new for this person before the story. */
async function meet(story: Story, email: string): Promise<Person> {
  const { page } = story
  await logIn(story, email)
  await page.waitForURL('**/members')
  const { user } = await callApi<{ user: User }>(page, 'GET', 'user.php')
  const chats = await callApi<Chats>(page, 'GET', 'chats.php')
  const likes = await callApi<Likes>(page, 'GET', 'likes.php')
  return { ...story, user, unread: chats.total_unread_messages, likes: likes.new_likes }
}

async function seeAtOnce(robin: Person, harper: Person): Promise<void> {
  await harper.page.goto(`${harper.origin}/chats`)
  await robin.page.goto(`${robin.origin}/members/${harper.user.id}/chat`)
  await writeMessage(robin.page, 'Good evening from Robin')
  await robin.page.getByRole('log').getByText('Good evening from Robin').last().waitFor()

  await rowOf(harper, robin).getByText('Good evening from Robin').waitFor()
  await rowOf(harper, robin)
    .getByText(harper.t('conversations.unread', { count: 1 }))
    .waitFor()
  await expect.poll(() => badge(harper, 'messages')).toBe(harper.unread + 1)
  await expect
    .poll(() => harper.page.title())
    .toMatch(new RegExp(`^\\(${harper.unread + harper.likes + 1}\\) `))
}

async function readAndSee(robin: Person, harper: Person): Promise<void> {
  await rowOf(harper, robin).click()
  await harper.page.getByRole('log').getByText('Good evening from Robin').last().waitFor()
  await expect.poll(() => badge(harper, 'messages')).toBe(harper.unread)
  await rowOf(harper, robin)
    .getByText(harper.t('conversations.unread', { count: 1 }))
    .waitFor({ state: 'detached' })
  await robin.page.getByRole('log').getByText(robin.t('conversations.seen')).last().waitFor()
}

type Cable = Awaited<ReturnType<typeof createCable>>

/**
 * A message to a member without a connection arrives when it is back, in order and once. The browser's offline mode
 * leaves open streams alone, so the proxy is cut as well.
 */
async function missNothing(robin: Person, harper: Person, cable: Cable): Promise<void> {
  cable.cut()
  await robin.context.setOffline(true)
  await robin.page.getByText(robin.t('app.offline')).waitFor()
  const written = ['Are you still there?', 'The train has a tunnel, perhaps', 'See you on the other side']
  for (const text of written) {
    await writeMessage(harper.page, text)
    await harper.page.getByRole('log').getByText(text).last().waitFor()
  }
  await expect.poll(() => harper.page.getByText(harper.t('conversations.sending')).count()).toBe(0)
  expect(await received(robin, written)).toEqual([])
  cable.mend()
  await robin.context.setOffline(false)
  await expect.poll(() => received(robin, written), { timeout: 20_000 }).toEqual(written)
  await robin.page.reload()
  await robin.page.getByRole('log').getByText(written[2]!).waitFor()
  expect(await received(robin, written)).toEqual(written)
}

async function received({ page }: Person, written: string[]): Promise<string[]> {
  const said = await page.getByRole('log').locator('p').allInnerTexts()
  return said.filter((text) => written.includes(text))
}

async function likeEachOther(robin: Person, harper: Person): Promise<void> {
  await harper.page.goto(`${harper.origin}/members`)
  await robin.page.goto(`${robin.origin}/members/${harper.user.id}`)
  await likeButton(robin, 'like').click()
  await expect.poll(() => badge(harper, 'likes')).toBe(harper.likes + 1)
  await harper.page.locator('dialog[aria-labelledby="liker-title"]').waitFor()
  await harper.page.goto(`${harper.origin}/members/${robin.user.id}`)
  await expect.poll(() => badge(harper, 'likes')).toBe(harper.likes)
  await likeButton(harper, 'like_back').click()
  for (const [person, other] of [
    [robin, harper],
    [harper, robin],
  ] as const) {
    const { name } = other.user.profile
    await person.page.getByRole('dialog').getByText(person.t('likes.popup.text', { name })).waitFor()
  }
}

function likeButton({ page, t }: Person, word: string) {
  return page
    .getByRole('region', { name: t('profiles.profile.actions') })
    .getByRole('button', { name: t(`profiles.profile.${word}`), exact: true })
}

function rowOf({ page }: Person, other: Person) {
  return page.locator('a[href^="/chats/"]').filter({ hasText: other.user.profile.name })
}

/** The visible number in the navigation. */
async function badge({ page }: Person, kind: 'messages' | 'likes'): Promise<number> {
  const link = page.locator(`header a[href="/${kind === 'messages' ? 'chats' : 'likes'}"]`)
  const shown = await link.locator('[aria-hidden="true"]:not(svg)').allInnerTexts()
  return Number(shown[0] ?? 0)
}
