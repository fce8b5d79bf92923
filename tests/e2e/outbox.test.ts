import type { Locator, Page } from 'playwright-core'
import { expect, test } from 'vitest'
import { twoHalves } from '#server/testing/pictures/send-photo.ts'
import { callApi } from './call-api.ts'
import { joinSite } from './join-site.ts'
import { orderBundle } from './order-bundle.ts'
import { startChat } from './start-chat.ts'
import { openStories, type Story } from './stories.ts'
import { whenHydrated } from './when-hydrated.ts'
import { writeMessage } from './write-message.ts'

const openStory = openStories()
/** Pages that are fetched ahead fail with the rest. */
const lost = /ERR_INTERNET_DISCONNECTED|ERR_FAILED|loading route module|dynamically imported module/

type Writer = Story & { other: string; chat: string }

/** A new member, with two free messages left, on the page of a conversation. */
async function inChat(name: string): Promise<Writer> {
  const reader = await openStory()
  const { id: other } = await joinSite(reader, `${name} reads`)
  const story = await openStory({ expected: lost })
  await joinSite(story, name)
  const chat = await startChat(story.page, other, 'Hello')
  await open(story.page, `${story.origin}/chats/${chat}`)
  return { ...story, other, chat }
}

async function open(page: Page, address: string): Promise<void> {
  await page.goto(address)
  await page.getByRole('log').getByText('Hello').waitFor()
  await whenHydrated(page)
}

const waits = ({ t }: Story, page: Page) => page.getByRole('log').getByText(t('chatSending.waits'))

/** Opens what sends this kind, and closes it again: without a connection it could not be loaded. */
async function openSheet({ page, t }: Story, kind: 'gift' | 'gif' | 'photo'): Promise<Locator> {
  await page.getByRole('button', { name: t(`messageKinds.${kind}.button`), exact: true }).click()
  return page.getByRole('dialog')
}

async function sentIn(page: Page, chat: string): Promise<string[]> {
  const { messages } = await callApi<{ messages: { body: string }[] }>(
    page,
    'GET',
    `messages.php?conversation=${chat}`,
  )
  return messages.map(({ body }) => body)
}

test('what is written without a connection waits on the device, and is sent in order when the site is opened again', async () => {
  const writer = await inChat('Ada Offline')
  const { page, context, origin, chat } = writer
  await context.setOffline(true)
  await writeMessage(page, 'The train has a tunnel')
  await writeMessage(page, 'And another one')
  await expect.poll(() => waits(writer, page).count()).toBe(1)
  await page.close()
  await context.setOffline(false)
  const later = await context.newPage()
  await later.goto(`${origin}/members`)
  await expect.poll(() => sentIn(later, chat)).toEqual(['Hello', 'The train has a tunnel', 'And another one'])
  await open(later, `${origin}/chats/${chat}`)
  expect(await later.getByRole('log').getByText('And another one').count()).toBe(1)
  expect(await waits(writer, later).count()).toBe(0)
  expect(writer.failures).toEqual([])
})

test('two tabs show the same waiting messages, and one of them sends each once', async () => {
  const writer = await inChat('Ada Twice')
  const { page, context, origin, chat } = writer
  const second = await context.newPage()
  await open(second, `${origin}/chats/${chat}`)
  await context.setOffline(true)
  await writeMessage(page, 'From the first tab')
  await second.getByRole('log').getByText('From the first tab').waitFor()
  await writeMessage(second, 'From the second tab')
  await page.getByRole('log').getByText('From the second tab').waitFor()
  await context.setOffline(false)
  for (const tab of [page, second]) {
    await expect.poll(() => waits(writer, tab).count()).toBe(0)
    await expect.poll(() => tab.getByRole('log').getByText(writer.t('conversations.sending')).count()).toBe(0)
    for (const text of ['From the first tab', 'From the second tab'])
      expect(await tab.getByRole('log').getByText(text).count()).toBe(1)
  }
  expect(await sentIn(page, chat)).toEqual(['Hello', 'From the first tab', 'From the second tab'])
  expect(writer.failures).toEqual([])
})

test('a message that cannot be paid keeps those behind it waiting until the member decides', async () => {
  const writer = await inChat('Ada Short')
  const { page, context, chat, t } = writer
  await context.setOffline(true)
  for (const text of ['One', 'Two', 'Three', 'Four']) await writeMessage(page, text)
  await context.setOffline(false)
  await page
    .getByRole('dialog')
    .getByRole('button', { name: t('conversations.not_now') })
    .click()
  const alert = page.getByRole('log').getByRole('alert')
  await alert.getByText(t('errors.not_enough_credits')).waitFor()
  await waits(writer, page).waitFor()
  expect(await sentIn(page, chat)).toEqual(['Hello', 'One', 'Two'])
  await alert.getByRole('button', { name: t('chatSending.delete') }).click()
  // The one behind it is refused too: alone, it becomes a draft again.
  await page
    .getByRole('dialog')
    .getByRole('button', { name: t('conversations.not_now') })
    .click()
  await expect.poll(() => page.getByRole('textbox').inputValue()).toBe('Four')
  await page.reload()
  await expect.poll(() => page.getByRole('textbox').inputValue()).toBe('Four')
  expect(await sentIn(page, chat)).toEqual(['Hello', 'One', 'Two'])
  expect(await page.getByRole('log').getByText('Three').count()).toBe(0)
})

test('a sheet that is asked for without a connection comes with it, and the conversation stays', async () => {
  const writer = await inChat('Ada Sheet')
  const { page, context, t } = writer
  await page.getByRole('textbox').fill('Half a sentence')
  await context.setOffline(true)
  const gift = await openSheet(writer, 'gift')
  await page.getByText(t('app.offline')).first().waitFor()
  expect(await page.getByRole('textbox').inputValue()).toBe('Half a sentence')
  await context.setOffline(false)
  await gift.getByText(t('gifts.names.rose'), { exact: true }).waitFor()
})

test('a gift, a GIF and a photo wait on the device as texts do, and are sent once each', async () => {
  const writer = await inChat('Ada Kinds')
  const { page, context, origin, chat, t } = writer
  const { redirect } = await orderBundle(page)
  await callApi(page, 'POST', 'sandbox.php', { id: redirect.split('/').at(-1), decision: 'approve' })
  await open(page, `${origin}/chats/${chat}`)
  const log = page.getByRole('log')
  const send = (sheet: Locator) =>
    sheet
      .getByRole('button', { name: t('conversations.send') })
      .last()
      .click()
  for (const kind of ['gift', 'photo', 'gif'] as const) {
    const sheet = await openSheet(writer, kind)
    if (kind === 'gif') await sheet.getByRole('img').first().waitFor()
    await sheet.getByRole('button', { name: t('messageKinds.close') }).click()
    await sheet.waitFor({ state: 'hidden' })
  }
  await context.setOffline(true)
  const gift = await openSheet(writer, 'gift')
  await gift.getByText(t('gifts.names.rose'), { exact: true }).click()
  await gift.getByLabel(t('messageKinds.gift.note')).fill('From the train')
  await send(gift)
  await log.getByText('From the train').waitFor()
  const gif = await openSheet(writer, 'gif')
  await gif.getByRole('img').first().click()
  await send(gif)
  await gif.waitFor({ state: 'hidden' })
  const photo = await openSheet(writer, 'photo')
  const buffer = await twoHalves().png().toBuffer()
  await photo
    .locator('input[type=file]')
    .first()
    .setInputFiles({ name: 'a.png', mimeType: 'image/png', buffer })
  await photo.getByRole('img', { name: t('messageKinds.photo.preview') }).waitFor()
  await send(photo)
  await log.getByRole('img', { name: t('messageKinds.photo.own') }).waitFor()
  await waits(writer, page).waitFor()
  await page.close()

  await context.setOffline(false)
  const later = await context.newPage()
  await later.goto(`${origin}/members`)
  await expect.poll(() => kindsIn(later, chat)).toEqual(['text', 'gift', 'gif', 'photo'])
  await open(later, `${origin}/chats/${chat}`)
  expect(await waits(writer, later).count()).toBe(0)
  expect(await later.getByRole('log').getByText('From the train').count()).toBe(1)
  expect(
    await later.evaluate(async () => (await (await caches.open('outbox-photos')).keys()).length),
  ).toBeLessThan(2)
  expect(writer.failures).toEqual([])
})

async function kindsIn(page: Page, chat: string): Promise<string[]> {
  const { messages } = await callApi<{ messages: { kind: string }[] }>(
    page,
    'GET',
    `messages.php?conversation=${chat}`,
  )
  return messages.map(({ kind }) => kind)
}
