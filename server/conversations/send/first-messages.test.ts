import { sql } from 'drizzle-orm'
import { v4 as uuidv4 } from 'uuid'
import { expect, test } from 'vitest'
import { balanceOf } from '#server/credits/queries.ts'
import { giveCredits, makePremium } from '#server/testing/payments/members-with-credits.ts'
import { addPhoto } from '#server/testing/pictures/add-photo.ts'
import { createTestApp } from '#server/testing/start/create-test-app.ts'

const t = await createTestApp()
type Person = Awaited<ReturnType<typeof t.signUp>>

async function rich(): Promise<Person> {
  const person = await t.signUp()
  await giveCredits(t, person.id, 100)
  await makePremium(t, person.id)
  return person
}

const send = (from: Person, to: Person, body = 'Hello', id = uuidv4()) =>
  from.browser.post('/api/message.php', { to: to.id, client_id: id, body })

const setting = (name: string, value: unknown) =>
  t.db.execute(sql`update site set settings = settings || ${JSON.stringify({ [name]: value })}::jsonb`)

test('who may write is everyone until the member chooses, and what is left out stays', async () => {
  const ada = await t.signUp()
  const path = '/api/contact.php'
  const everyone = { who: 'everyone', min_age: null, max_age: null, requests: false, hidden_words: [] }
  expect((await ada.browser.get(path)).body.contact).toEqual(everyone)
  await ada.browser.put(path, { who: 'photo', min_age: 30 })
  await ada.browser.put(path, { hidden_words: ['foo', 'bar', 'foo'] })
  const kept = { who: 'photo', min_age: 30, max_age: null, requests: false, hidden_words: ['foo', 'bar'] }
  expect((await ada.browser.get(path)).body.contact).toEqual(kept)
  const wrong = await ada.browser.put(path, { max_age: 29 })
  expect([wrong.status, wrong.body.fields]).toEqual([422, { min_age: 'invalid_age_range' }])
  for (const bad of [{ who: 'nobody' }, { min_age: 17 }, { hidden_words: ['x'] }, { max_age: 100 }])
    expect((await ada.browser.put(path, bad)).status).toBe(422)
  for (const unfit of ['x', '!!', '\u3164\u200b'])
    expect((await ada.browser.put(path, { hidden_words: ['foo', unfit] })).body.fields).toEqual({
      'hidden_words.1': 'hidden_word_unfit',
    })
  await ada.browser.put(path, { hidden_words: ['c++', '🌹'] })
  expect((await ada.browser.get(path)).body.contact.hidden_words).toEqual(['c++', '🌹'])
  await ada.browser.put(path, { hidden_words: ['foo', 'bar'] })
  expect((await ada.browser.get(path)).body.contact).toEqual(kept)
})

test('a first message is refused with its reason and not charged, until the sender fits', async () => {
  const [ada, bea] = [await rich(), await rich()]
  const before = await balanceOf(t, ada.id)
  await bea.browser.put('/api/contact.php', { who: 'photo' })
  const refused = await send(ada, bea)
  expect([refused.status, refused.body.error, refused.body.params?.reason]).toEqual([
    403,
    'contact_refused',
    'photo',
  ])
  await bea.browser.put('/api/contact.php', { who: 'verified' })
  expect((await send(ada, bea)).body.params?.reason).toBe('verified')
  // Born 1992.
  await bea.browser.put('/api/contact.php', { who: 'everyone', min_age: 60 })
  expect((await send(ada, bea)).body.params).toMatchObject({ reason: 'age', min: 60, max: 99 })
  expect(await balanceOf(t, ada.id)).toBe(before)
  await bea.browser.put('/api/contact.php', { who: 'photo', min_age: null })
  await addPhoto(t, ada.id, { isMain: true })
  expect((await send(ada, bea)).status).toBe(200)
})

test('who was liked may write, and a conversation that exists goes on', async () => {
  const [ada, bea, cara] = [await rich(), await rich(), await rich()]
  await send(ada, bea)
  await bea.browser.put('/api/contact.php', { who: 'verified' })
  expect((await send(ada, bea)).status).toBe(200)
  expect((await send(cara, bea)).status).toBe(403)
  await bea.browser.post('/api/like.php', { id: cara.id })
  expect((await send(cara, bea)).status).toBe(200)
})

test('no more conversations begin in a day than the site lets, also at once; the next day it goes on', async () => {
  const ada = await rich()
  const others = await Promise.all(Array.from({ length: 6 }, () => t.signUp()))
  await setting('first_messages_per_day', 4)
  await t.sites.reload()
  const answers = await Promise.all(others.map((other) => send(ada, other)))
  expect(answers.map(({ status }) => status).sort((a, b) => a - b)).toEqual([200, 200, 200, 200, 429, 429])
  const refused = answers.find(({ status }) => status === 429)?.body
  expect([refused?.error, refused?.params]).toEqual(['too_many_first_messages', { max: 4 }])
  const reached = others.find((_, index) => answers[index]?.status === 200)
  if (!reached) throw new Error('nobody was reached')
  expect((await send(ada, reached, 'Once more')).status).toBe(200)
  t.clock.advance(86_400_000)
  const missed = others.find((_, index) => answers[index]?.status === 429)
  if (!missed) throw new Error('everybody was reached')
  expect((await send(ada, missed)).status).toBe(200)
  await setting('first_messages_per_day', 100)
  await t.sites.reload()
})

test('answers are free where the site says so: texts and GIFs, never gifts, and never the first message', async () => {
  await setting('free_replies', true)
  await t.sites.reload()
  const [ada, bea] = [await rich(), await rich()]
  const first = await send(ada, bea)
  expect(first.body.message.cost).toBe(1)
  const before = await balanceOf(t, bea.id)
  const id = uuidv4()
  for (let times = 0; times < 2; times += 1)
    expect((await send(bea, ada, 'Hello too', id)).body.message.cost).toBe(0)
  const gif = await bea.browser.post('/api/gif.php', { to: ada.id, client_id: uuidv4(), gif: 'heart-1' })
  expect([gif.status, gif.body.message?.cost]).toEqual([200, 0])
  expect(await balanceOf(t, bea.id)).toBe(before)
  const gift = await bea.browser.post('/api/gift.php', { to: ada.id, client_id: uuidv4(), gift: 'rose' })
  expect(gift.body.message.cost).toBeGreaterThan(0)
  expect((await send(ada, bea, 'And again')).body.message.cost).toBe(1)
  const free = async (person: Person) => (await person.browser.get('/api/chats.php')).body.chats[0].reply_free
  expect([await free(ada), await free(bea)]).toEqual([false, true])
})

test('of two who write first at once, one begins and pays, and the other answers for nothing', async () => {
  for (let round = 0; round < 15; round += 1) {
    const [ada, bea] = [await rich(), await rich()]
    const before = (await balanceOf(t, ada.id)) + (await balanceOf(t, bea.id))
    const sent = await Promise.all([send(ada, bea), send(bea, ada)])
    expect(sent.map(({ status }) => status)).toEqual([200, 200])
    expect(sent.map(({ body }) => body.message.cost).sort((a, b) => a - b)).toEqual([0, 1])
    expect((await balanceOf(t, ada.id)) + (await balanceOf(t, bea.id))).toBe(before - 1)
  }
})
