import { v4 as uuidv4 } from 'uuid'
import { expect, test } from 'vitest'
import { createTestApp } from '#server/testing/start/create-test-app.ts'
import type { TestBrowser } from '#server/testing/start/create-test-browser.ts'

let answers = true
const t = await createTestApp({
  translator: {
    translate: async (text, to) => {
      if (!answers) throw new Error('no answer')
      return { text: `${text} (${to})`, from: 'fi' }
    },
  },
})

async function twoWhoWrite() {
  const [ada, bea] = [await t.signUp(), await t.signUp()]
  const sent = await ada.browser.post('/api/message.php', { to: bea.id, client_id: uuidv4(), body: 'Moi' })
  return { ada, bea, chat: String(sent.body.conversation) }
}

const ask = (browser: TestBrowser, conversation: string, number = 1) =>
  browser.post('/api/translation.php', { conversation, number })

test('who reads a conversation is told its messages in the own language', async () => {
  const { ada, bea, chat } = await twoWhoWrite()
  await bea.browser.put('/api/user.php', { language: 'de' })
  expect((await ask(bea.browser, chat)).body).toEqual({ text: 'Moi (de)', from: 'fi' })
  expect((await ask(ada.browser, chat)).body.text).toBe('Moi (en)')
  const stranger = await t.signUp()
  for (const [browser, number] of [
    [stranger.browser, 1],
    [bea.browser, 2],
  ] as const)
    expect((await ask(browser, chat, number)).status).toBe(404)
})

test('what was taken back or removed is not translated, and a gift has no words', async () => {
  const { ada, bea, chat } = await twoWhoWrite()
  await ada.browser.post('/api/gift.php', { to: bea.id, client_id: uuidv4(), gift: 'rose' })
  expect((await ask(bea.browser, chat, 2)).status).toBe(404)
  await ada.browser.delete('/api/message.php', { conversation: chat, number: 1 })
  expect((await ask(bea.browser, chat)).status).toBe(404)
})

test('a server that does not answer is told as such', async () => {
  const { bea, chat } = await twoWhoWrite()
  answers = false
  expect((await ask(bea.browser, chat)).status).toBe(503)
  answers = true
  expect((await ask(bea.browser, chat)).status).toBe(200)
})

test('without a server for it nothing is offered', async () => {
  const plain = await createTestApp({ translator: undefined })
  const ada = await plain.signUp()
  expect((await ada.browser.get('/api/settings.php')).body.settings.translations).toBe(false)
  expect((await ask(ada.browser, uuidv4())).status).toBe(404)
  expect((await t.browser().get('/api/settings.php')).body.settings.translations).toBe(true)
})
