import type { Page } from 'playwright-core'
import { expect, test } from 'vitest'
import type { User } from '#common/wire/members.ts'
import { callApi } from './call-api.ts'
import { joinSite } from './join-site.ts'
import { openStories, type Story } from './stories.ts'
import { whenHydrated } from './when-hydrated.ts'
import { writeMessage } from './write-message.ts'

const openStory = openStories()

type Person = Story & { user: User; name: string }

async function join(name: string): Promise<Person> {
  const story = await openStory()
  const user = await joinSite(story, name)
  return { ...story, user, name: user.profile.name }
}

const row = (page: Page, name: string) => page.locator('a[href^="/chats/"]').filter({ hasText: name })
const inLog = (page: Page, text: string) => page.getByRole('log').getByText(text)
const typing = ({ t }: Person, { name }: Person) => t('chatLive.typing_name', { name })

test('two members see each other type, and how far each message has come', async () => {
  const [ada, bea] = [await join('Ada Live'), await join('Bea Live')]
  await beginsAtOnce(ada, bea)
  await typesAndSends(ada, bea)
  await hidesThatItTypes(ada, bea)
  await comesAndGoes(ada, bea)
  await agreesInTwoTabs(bea, ada)
  await confirmsWords(bea, ada)
  expect([...ada.failures, ...bea.failures]).toEqual([])
})

/** A conversation that begins appears in the other's list at once; what arrived is delivered, what was read is seen. */
async function beginsAtOnce(ada: Person, bea: Person): Promise<void> {
  await bea.page.goto(`${bea.origin}/chats`)
  await ada.page.goto(`${ada.origin}/members/${bea.user.id}/chat`)
  await writeMessage(ada.page, 'Are you at the lake today?')
  await ada.page.waitForURL(/\/chats\/[0-9a-f-]+$/)
  await row(bea.page, ada.name).getByText('Are you at the lake today?').waitFor()
  await expect.poll(() => bea.page.title()).toMatch(/^\(1\) /)
  await inLog(ada.page, ada.t('chatLive.delivered')).waitFor()
  await row(bea.page, ada.name).click()
  await inLog(ada.page, ada.t('conversations.seen')).waitFor()
  await expect.poll(() => bea.page.title()).not.toMatch(/^\(/)
}

/** The Enter that confirms a word in an input method sends nothing, in each browser's way of telling it; the next does. */
async function confirmsWords({ page }: Person, ada: Person): Promise<void> {
  const box = page.getByRole('textbox')
  await box.fill('湖に行こう')
  for (const confirm of [{ isComposing: true }, { keyCode: 229 }, { keyCode: 13, ended: true }]) {
    await box.evaluate((field, { ended, ...how }: typeof confirm & { ended?: boolean }) => {
      if (ended) field.dispatchEvent(new CompositionEvent('compositionend', { bubbles: true }))
      const key = { key: 'Enter', bubbles: true, cancelable: true, ...how }
      for (const type of ['keydown', 'keyup']) field.dispatchEvent(new KeyboardEvent(type, key))
    }, confirm)
    expect([confirm, await box.inputValue()]).toEqual([confirm, '湖に行こう'])
  }
  await box.press('Enter')
  await inLog(ada.page, '湖に行こう').waitFor()
}

/** In the thread and in the list; it ends with the message, and by itself. */
async function typesAndSends(ada: Person, bea: Person): Promise<void> {
  const list = await bea.context.newPage()
  // The newer tab takes the stream over and passes on what comes; a signal in between is missed.
  const stream = list.waitForResponse(/events\.php/)
  await list.goto(`${bea.origin}/chats`)
  await stream
  const box = ada.page.getByRole('textbox')
  await box.pressSequentially('We bring', { delay: 20 })
  await bea.page.getByText(typing(bea, ada)).waitFor({ state: 'attached' })
  await row(list, ada.name).getByText(bea.t('chatLive.typing')).waitFor()
  await writeMessage(ada.page, 'We bring the boat')
  await inLog(bea.page, 'We bring the boat').waitFor()
  await bea.page.getByText(typing(bea, ada)).waitFor({ state: 'detached' })
  await row(list, ada.name).getByText(bea.t('chatLive.typing')).waitFor({ state: 'detached' })
  await list.close()

  const bubbles = bea.page.locator('.animate-typing')
  await ada.page.waitForTimeout(3_000)
  await box.pressSequentially('Perh', { delay: 20 })
  await bubbles.first().waitFor()
  await bubbles.first().waitFor({ state: 'detached', timeout: 10_000 })
  await box.fill('')
}

async function hidesThatItTypes(ada: Person, bea: Person): Promise<void> {
  await callApi(ada.page, 'PUT', 'privacy.php', { show_typing: false })
  const told = ada.page.waitForResponse(/typing\.php/)
  await ada.page.getByRole('textbox').pressSequentially('Nobody sees this', { delay: 20 })
  await told
  await writeMessage(ada.page, 'Still there?')
  await inLog(bea.page, 'Still there?').waitFor()
  expect(await bea.page.locator('.animate-typing').count()).toBe(0)
}

/** List, header and profile agree, at once, when somebody hides. */
async function comesAndGoes(ada: Person, bea: Person): Promise<void> {
  const online = bea.page.getByText(bea.t('conversations.place_online', { place: '' }).trim())
  await online.waitFor()
  await row(bea.page, ada.name).getByText(bea.t('fields.online')).waitFor({ state: 'attached' })
  await callApi(ada.page, 'PUT', 'privacy.php', { show_online: false })
  await online.waitFor({ state: 'detached', timeout: 5_000 })
  await row(bea.page, ada.name).getByText(bea.t('fields.online')).waitFor({ state: 'detached' })
  await callApi(ada.page, 'PUT', 'privacy.php', { show_online: true })
}

/** What is read in one tab is no news in the other. */
async function agreesInTwoTabs(from: Person, reader: Person): Promise<void> {
  const chat = reader.page.url()
  const other = await reader.context.newPage()
  await other.goto(`${reader.origin}/credits`)
  await whenHydrated(other)
  await reader.page.goto(`${reader.origin}/members`)
  await callApi(from.page, 'POST', 'message.php', {
    to: reader.user.id,
    client_id: crypto.randomUUID(),
    body: 'Two tabs',
  })
  for (const page of [other, reader.page]) await expect.poll(() => page.title()).toMatch(/^\(1\) /)
  await reader.page.goto(chat)
  await inLog(reader.page, 'Two tabs').waitFor()
  for (const page of [other, reader.page]) await expect.poll(() => page.title()).not.toMatch(/^\(/)
}
