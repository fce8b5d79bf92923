import type { Page } from 'playwright-core'
import { expect, test } from 'vitest'
import type { User } from '#common/wire/members.ts'
import { callApi } from './call-api.ts'
import { joinSite } from './join-site.ts'
import { startChat } from './start-chat.ts'
import { openStories, type Story } from './stories.ts'
import { whenHydrated } from './when-hydrated.ts'
import { writeMessage } from './write-message.ts'

const openStory = openStories()

type Shared = Story & { ann: User; bob: User; chat: string; other: Story }

/** A browser in which Ann is signed in, on the page of a conversation; Bob has an account too. */
async function shareBrowser(): Promise<Shared> {
  const elsewhere = await openStory()
  const bob = await joinSite(elsewhere, 'Bob Too')
  const other = await openStory()
  const { id } = await joinSite(other, 'Other One')
  const story = await openStory({ expected: /status of 40[13]|ERR_INTERNET_DISCONNECTED/ })
  const ann = await joinSite(story, 'Ann First')
  const chat = await startChat(story.page, id, 'Hello from Ann')
  await openChat(story.page, story.origin, chat)
  return { ...story, ann, bob, chat, other }
}

async function openChat(page: Page, origin: string, chat: string): Promise<void> {
  await page.goto(`${origin}/chats/${chat}`)
  await whenHydrated(page)
  await page.getByRole('log').getByText('Hello from Ann').waitFor()
}

const signInAs = ({ page }: Story, { profile }: User) =>
  callApi(page, 'POST', 'user.php', { login: profile.name, password: 'quiet-river-42' })

async function received({ other, chat }: Shared): Promise<string[]> {
  const { messages } = await callApi<{ messages: { body: string }[] }>(
    other.page,
    'GET',
    `messages.php?conversation=${chat}`,
  )
  return messages.map(({ body }) => body)
}

test('what is written on a page of a member is never sent by another one who has signed in meanwhile', async () => {
  const shared = await shareBrowser()
  const { page, context, origin, ann, bob, chat } = shared
  await context.setOffline(true)
  await writeMessage(page, 'Only from Ann')
  // By no page, so that no tab hears of it.
  await signInAs(shared, bob)
  await context.setOffline(false)
  await page.waitForURL(`${origin}/members`)
  expect((await callApi<{ user: User }>(page, 'GET', 'user.php')).user.id).toBe(bob.id)
  expect(await received(shared)).toEqual(['Hello from Ann'])
  expect((await callApi<{ chats: object[] }>(page, 'GET', 'chats.php')).chats).toEqual([])

  // It waits for its writer, who has it sent when she is back.
  await signInAs(shared, ann)
  const later = await context.newPage()
  await openChat(later, origin, chat)
  await expect.poll(() => received(shared)).toEqual(['Hello from Ann', 'Only from Ann'])
  expect(shared.failures).toEqual([])
})

test('all tabs hear who signs in and who signs out, and nothing typed is left', async () => {
  const shared = await shareBrowser()
  const { page, context, origin, t, ann, bob, chat } = shared
  await page.getByRole('textbox').fill('Half a thought')
  const second = await context.newPage()
  await second.goto(`${origin}/members`)
  await whenHydrated(second)
  await second.getByRole('button', { name: t('app.nav.account') }).click()
  await second.getByRole('menuitem', { name: t('app.nav.logOut') }).click()
  await Promise.all([page, second].map((tab) => tab.waitForURL(`${origin}/`)))
  expect(
    await page.evaluate(() => Object.keys(localStorage).filter((key) => key.startsWith('draft'))),
  ).toEqual([])

  await signInAs(shared, ann)
  await openChat(page, origin, chat)
  await signInAs(shared, bob)
  await second.goto(`${origin}/credits`)
  await page.waitForURL(`${origin}/members`)
  expect(await received(shared)).toEqual(['Hello from Ann'])
  expect(shared.failures).toEqual([])
})
