import fc from 'fast-check'
import { v4 as uuidv4 } from 'uuid'
import { expect, test } from 'vitest'
import { balanceOf } from '#server/credits/queries.ts'
import { openStream } from '#server/testing/open-stream.ts'
import { giveCredits, ledgerSum } from '#server/testing/payments/members-with-credits.ts'
import { sendPhoto, twoHalves } from '#server/testing/pictures/send-photo.ts'
import { createTestApp } from '#server/testing/start/create-test-app.ts'

const t = await createTestApp()
const settings = t.sites.defaultSite().settings
type Person = Awaited<ReturnType<typeof t.signUp>>

async function pair(): Promise<[Person, Person]> {
  const people: [Person, Person] = [await t.signUp(), await t.signUp()]
  for (const { id } of people) await giveCredits(t, id, 100 - (await balanceOf(t, id)))
  return people
}

async function write(from: Person, to: Person, body = 'Hello', more = {}) {
  const sent = await from.browser.post('/api/message.php', {
    to: to.id,
    client_id: uuidv4(),
    body,
    ...more,
  })
  expect(sent.status).toBe(200)
  return { conversation: sent.body.conversation as string, number: sent.body.message.number as number }
}

const unsend = (person: Person, place: object) => person.browser.delete('/api/message.php', place)
const read = (person: Person, place: object) => person.browser.put('/api/chat.php', place)
const unread = async ({ browser }: Person) => (await browser.get('/api/chats.php')).body.total_unread_messages
const messagesOf = async ({ browser }: Person, conversation: string) =>
  (await browser.get(`/api/messages.php?conversation=${conversation}`)).body.messages

test('what was taken back in time is gone for both, its credits are back, and it counts as nothing', async () => {
  const [ada, bea] = await pair()
  await write(ada, bea, 'stays')
  const place = await write(ada, bea, 'regretted words')
  expect([await balanceOf(t, ada.id), await unread(bea)]).toEqual([100 - 2 * settings.message_credits, 2])
  const answers = await Promise.all([1, 2, 3].map(() => unsend(ada, place)))
  for (const answer of answers)
    expect([answer.status, answer.body]).toEqual([200, { credits: 100 - settings.message_credits }])
  expect([await unread(bea), await ledgerSum(t, ada.id)]).toEqual([1, 100 - settings.message_credits])
  for (const person of [ada, bea]) {
    const text = JSON.stringify(await messagesOf(person, place.conversation))
    expect(text).not.toContain('regretted')
    expect(JSON.parse(text)[1]).toMatchObject({ number: 2, unsent: true, body: '' })
    const stream = await openStream(t, person.browser, {}, '?after=0')
    const events: string[] = []
    while (!events.at(-1)?.includes('"unsent"')) events.push((await stream.next()).data)
    await stream.close()
    expect(events.join()).not.toContain('regretted')
  }
  // The conversation goes on after it.
  expect((await write(bea, ada)).number).toBe(3)
})

test('a gift and a photo come back too: the shelf is empty, the files are to be removed', async () => {
  const [ada, bea] = await pair()
  const gift = await ada.browser.post('/api/gift.php', { to: bea.id, client_id: uuidv4(), gift: 'ring' })
  const bytes = await twoHalves().jpeg().toBuffer()
  const photo = await sendPhoto(t, ada.browser, bytes, {
    path: '/api/photo-message.php',
    more: { to: bea.id },
  })
  const { conversation } = gift.body
  for (const number of [1, 2]) expect((await unsend(ada, { conversation, number })).status).toBe(200)
  expect(await balanceOf(t, ada.id)).toBe(100)
  expect((await bea.browser.get(`/api/gifts.php?id=${bea.id}`)).body.gifts).toEqual([])
  expect((await ada.browser.get(`/media/${photo.body.message.photo.filename}`)).status).toBe(404)
  const { rows } = await t.pool.query(`select key from unused_file where remove_at = '-infinity'`)
  expect(rows).toHaveLength(3)
})

test('nothing is taken back that was read, removed by its receiver, or written by the other one', async () => {
  const [ada, bea] = await pair()
  const first = await write(ada, bea)
  await read(bea, first)
  const late = await unsend(ada, first)
  expect([late.status, late.body.error]).toEqual([409, 'message_seen'])
  const second = await write(ada, bea)
  await bea.browser.delete('/api/chat.php', { conversation: second.conversation })
  expect((await unsend(ada, second)).status).toBe(409)
  const third = await write(ada, bea)
  expect((await unsend(bea, third)).status).toBe(404)
  expect((await unsend(ada, { ...third, number: 9 })).status).toBe(404)
  expect((await unsend(await t.signUp(), third)).status).toBe(404)
})

test('where one of the two hides what they have read, the answer is always the same', async () => {
  const [ada, bea] = await pair()
  await bea.browser.put('/api/privacy.php', { show_seen: false })
  const [known, unknown] = [await write(ada, bea), await write(ada, bea)]
  await read(bea, known)
  const answers = [await unsend(ada, known), await unsend(ada, unknown)]
  expect(answers.map(({ text }) => text)).toEqual([answers[0]?.text, answers[0]?.text])
  expect(answers[0]?.body.error).toBe('message_seen')
  const { body } = await ada.browser.get('/api/chats.php')
  expect(body.chats[0].shows_seen).toBe(false)
})

test('reading and taking back at once end as if one had come before the other', async () => {
  await fc.assert(
    fc.asyncProperty(fc.integer({ min: 1, max: 4 }), fc.integer({ min: 1, max: 4 }), async (mark, count) => {
      const [ada, bea] = await pair()
      let conversation = ''
      for (let number = 1; number <= 4; number += 1) conversation = (await write(ada, bea)).conversation
      const numbers = Array.from({ length: count }, (_, index) => index + 1)
      const [, ...answers] = await Promise.all([
        read(bea, { conversation, number: mark }),
        ...numbers.map((number) => unsend(ada, { conversation, number })),
        write(bea, ada),
      ])
      const gone = numbers.filter((_, index) => {
        const answer = answers[index]
        return answer && 'status' in answer && answer.status === 200
      })
      const left = await balanceOf(t, ada.id)
      expect(left).toBe(100 - (4 - gone.length) * settings.message_credits)
      expect(await unread(bea)).toBe(
        [1, 2, 3, 4].filter((number) => number > mark && !gone.includes(number)).length,
      )
    }),
    { numRuns: 10 },
  )
})

test('a message answers an earlier one, and says so until that is taken back', async () => {
  const [ada, bea] = await pair()
  const first = await write(ada, bea, 'Which walk?')
  const answer = await write(bea, ada, 'The dunes', { quote: { message: 1 } })
  const own = await write(ada, bea, 'Great', { quote: { message: 1 } })
  const [, answered, again] = await messagesOf(ada, first.conversation)
  expect(answered.quote).toEqual({
    message: { number: 1, own: true, kind: 'text', body: 'Which walk?', gift: null },
  })
  expect(again.quote.message.own).toBe(true)
  const wrong = await bea.browser.post('/api/message.php', {
    to: ada.id,
    client_id: uuidv4(),
    body: 'Eh',
    quote: { message: 40 },
  })
  expect([wrong.status, wrong.body.fields]).toEqual([422, { quote: 'quoted_message_gone' }])
  const photo = await write(bea, ada, 'More', { quote: { message: own.number } })
  expect((await unsend(bea, photo)).status).toBe(200)
  const taken = await write(ada, bea, 'x')
  const hers = await write(ada, bea, 'y', { quote: { message: taken.number } })
  await unsend(ada, taken)
  const all = await messagesOf(bea, first.conversation)
  expect(all.find(({ number }: { number: number }) => number === hers.number).quote).toEqual({
    message: null,
  })
  expect(answer.conversation).toBe(own.conversation)
})

test('each of the two has one sign on a message, told to both at once', async () => {
  const [ada, bea] = await pair()
  const place = await write(ada, bea)
  const put = (person: Person, reaction: string | null) =>
    person.browser.put('/api/reaction.php', { ...place, reaction })
  expect((await put(bea, '🔥')).body).toEqual({ reactions: { own: '🔥', theirs: null } })
  expect((await put(bea, '❤️')).body).toEqual({ reactions: { own: '❤️', theirs: null } })
  expect((await put(ada, '😂')).body).toEqual({ reactions: { own: '😂', theirs: '❤️' } })
  const [seen] = await messagesOf(ada, place.conversation)
  expect(seen.reactions).toEqual({ own: '😂', theirs: '❤️' })
  expect((await put(bea, null)).body.reactions.own).toBe(null)
  expect((await put(bea, null)).status).toBe(200)
  expect((await put(bea, '🦖')).status).toBe(422)
  expect((await put(await t.signUp(), '🔥')).status).toBe(404)
  const events = await t.pool.query(
    `select payload->'reactions' as reactions from event where member_id = $1 and payload->>'type' = 'reaction' order by number`,
    [ada.id],
  )
  expect(events.rows.at(-1)).toEqual({ reactions: { own: '😂', theirs: null } })
  expect((await unsend(ada, place)).status).toBe(200)
  expect((await put(bea, '🔥')).status).toBe(404)
})
