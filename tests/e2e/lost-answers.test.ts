import type { Route } from 'playwright-core'
import { expect, test } from 'vitest'
import type { User } from '#common/wire/members.ts'
import { callApi } from './call-api.ts'
import { findPeople } from './find-people.ts'
import { joinSite } from './join-site.ts'
import { startChat } from './start-chat.ts'
import { openStories, type Story } from './stories.ts'
import { writeMessage } from './write-message.ts'

const openStory = openStories()
const lost = /ERR_FAILED|status of 500/

test('a conversation that could not be deleted comes back', async () => {
  const { page, t, origin, chat, name } = await inConversation(await openStory({ expected: lost }))
  const row = page.locator(`a[href="/chats/${chat}"]`)
  let fail: () => void = () => {}
  const asked = new Promise<void>((resolve) => {
    fail = resolve
  })
  await page.route('**/api/chat.php', async (route) => {
    if (route.request().method() !== 'DELETE') return route.continue()
    await asked
    await route.fulfill({ status: 500, json: { error: 'internal' } })
  })
  await page.getByRole('button', { name: t('conversations.menu') }).click()
  await page.getByRole('menuitem', { name: t('conversations.delete') }).click()
  const dialog = page.getByRole('dialog', { name: t('conversations.delete_title', { name }) })
  await dialog.getByRole('button', { name: t('conversations.delete') }).click()
  await page.waitForURL(`${origin}/chats`)
  await row.waitFor({ state: 'detached' })
  fail()
  await page
    .getByRole('region', { name: t('app.toasts') })
    .getByText(t('errors.internal'))
    .waitFor()
  await row.waitFor()
})

test('a message whose answer is lost is sent and charged once', async () => {
  const story = await inConversation(await openStory({ expected: lost }))
  const { page } = story
  let attempts = 0
  await page.route('**/api/message.php', async (route) => {
    attempts += 1
    return attempts === 1 ? handleAndLose(route) : route.continue()
  })
  await writeMessage(page, 'Only once, please')
  await expect.poll(() => attempts).toBe(2)
  await expectOnce(story, 'Only once, please')
})

test('a message that got no answer at all is sent again by hand, and charged once', async () => {
  const opened = await openStory({ expected: lost })
  // Without the live stream, which would report the message.
  await opened.page.route('**/api/events.php*', (route) => route.abort())
  const story = await inConversation(opened)
  const { page, t } = story
  await page.clock.install()
  let losing = true
  await page.route('**/api/message.php', (route) => (losing ? handleAndLose(route) : route.continue()))
  await page.route('**/api/{messages,chats}.php*', (route) => (losing ? route.abort() : route.continue()))
  await writeMessage(page, 'Did this arrive?')
  const unanswered = page.getByRole('alert').getByText(t('conversations.unanswered'))
  await expect
    .poll(async () => {
      await page.clock.fastForward(10_000)
      return unanswered.count()
    })
    .toBe(1)
  losing = false
  await page.getByRole('button', { name: t('conversations.try_again') }).click()
  await unanswered.waitFor({ state: 'detached' })
  await expectOnce(story, 'Did this arrive?')
})

type Conversation = Story & { chat: string; name: string; credits: number }

/** A new member in a conversation with messages. */
async function inConversation(story: Story): Promise<Conversation> {
  const { page, origin } = story
  await joinSite(story, 'Lost')
  const [someone] = await findPeople(page)
  const { id, name } = someone!
  const chat = await startChat(page, id, 'Hello')
  await page.goto(`${origin}/chats/${chat}`)
  await page.getByRole('log').getByText('Hello').waitFor()
  return { ...story, chat, name, credits: await creditsOf(story) }
}

/** The server handles the request, but its answer is lost. */
async function handleAndLose(route: Route): Promise<void> {
  await route.fetch()
  await route.abort()
}

async function expectOnce({ page, t, chat, credits, ...story }: Conversation, text: string): Promise<void> {
  await expect.poll(() => page.getByText(t('conversations.sending')).count()).toBe(0)
  expect(await page.getByRole('log').getByText(text).count()).toBe(1)
  const { messages } = await callApi<{ messages: { body: string }[] }>(
    page,
    'GET',
    `messages.php?conversation=${chat}`,
  )
  expect(messages.filter(({ body }) => body === text)).toHaveLength(1)
  expect(await creditsOf({ page })).toBe(credits - 1)
  expect(story.failures).toEqual([])
}

async function creditsOf({ page }: Pick<Story, 'page'>): Promise<number> {
  return (await callApi<{ user: User }>(page, 'GET', 'user.php')).user.credits
}
