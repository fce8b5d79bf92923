import { v4 as uuidv4 } from 'uuid'
import { expect, test } from 'vitest'
import { makePremium } from '#server/testing/payments/members-with-credits.ts'
import { addPhoto } from '#server/testing/pictures/add-photo.ts'
import { createTestApp } from '#server/testing/start/create-test-app.ts'

const t = await createTestApp()

type Person = Awaited<ReturnType<typeof t.signUp>>

function send(from: Person, to: { id: string }, quote: object, clientId = uuidv4()) {
  return from.browser.post('/api/message.php', { to: to.id, client_id: clientId, body: 'Tell me', quote })
}

/** The quote of the newest message, as each of the two reads it. */
async function quotesIn(conversation: string, ...readers: Person[]) {
  const pages = await Promise.all(
    readers.map(({ browser }) => browser.get(`/api/messages.php?conversation=${conversation}`)),
  )
  return pages.map((page) => page.body.messages.at(-1).quote)
}

async function talker() {
  const person = await t.signUp()
  const prompts = [{ prompt: 'best_advice', answer: 'Take the stairs' }]
  expect((await person.browser.put('/api/profile.php', { prompts })).status).toBe(200)
  return person
}

test('a quoted sentence is kept as it was answered, for both, and by a retry', async () => {
  const [ada, bea] = [await t.signUp(), await talker()]
  const clientId = uuidv4()
  const sent = await send(ada, bea, { prompt: 'best_advice' }, clientId)
  const quote = { prompt: 'best_advice', answer: 'Take the stairs' }
  expect(sent.body.message.quote).toEqual(quote)
  await bea.browser.put('/api/profile.php', { prompts: [] })
  expect((await send(ada, bea, { prompt: 'best_advice' }, clientId)).body).toEqual(sent.body)
  expect(await quotesIn(sent.body.conversation, ada, bea)).toEqual([quote, quote])
  expect((await send(ada, bea, { prompt: 'ask_me_about' }, clientId)).status).toBe(409)
  const gone = await send(ada, bea, { prompt: 'best_advice' })
  expect([gone.status, gone.body.fields]).toEqual([422, { quote: 'quote_gone' }])
})

test('only what is the receiver’s, and clear to the sender, can be quoted', async () => {
  const [ada, bea, cleo] = [await t.signUp(), await t.signUp(), await t.signUp()]
  await addPhoto(t, bea.id, { isMain: true })
  const second = await addPhoto(t, bea.id)
  const strange = await addPhoto(t, cleo.id, { isMain: true })
  for (const photo of [second.id, strange.id, uuidv4()])
    expect((await send(ada, bea, { photo })).body.fields).toEqual({ quote: 'quote_gone' })
  expect((await send(ada, bea, { photo: 'x' })).status).toBe(422)
  await makePremium(t, ada.id)
  expect((await send(ada, bea, { photo: second.id })).status).toBe(200)
  await t.pool.query('update photo set private = true where id = $1', [second.id])
  expect((await send(ada, bea, { photo: second.id })).body.fields).toEqual({ quote: 'quote_gone' })
})

test('a quoted photo is shown as far as its reader may see it now, and not at all once it is gone', async () => {
  const [ada, bea] = [await t.signUp(), await t.signUp()]
  await makePremium(t, ada.id)
  await addPhoto(t, bea.id, { isMain: true })
  const second = await addPhoto(t, bea.id)
  const sent = await send(ada, bea, { photo: second.id })
  const { conversation } = sent.body
  expect(sent.body.message.quote.photo).toMatchObject({ id: second.id, locked: false })
  const clear = sent.body.message.quote.photo.filename
  await t.pool.query('update member set paid = false where id = $1', [ada.id])
  const [blurred, own] = await quotesIn(conversation, ada, bea)
  expect(blurred.photo).toMatchObject({ id: second.id, locked: true })
  expect(JSON.stringify(blurred)).not.toContain(clear)
  expect(own.photo).toMatchObject({ locked: false, filename: clear })
  await bea.browser.delete('/api/photo.php', { id: second.id })
  expect(await quotesIn(conversation, ada, bea)).toEqual([{ photo: null }, { photo: null }])
  await t.pool.query('update member set paid = true where id = $1', [ada.id])
})
