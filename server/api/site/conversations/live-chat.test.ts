import { v4 as uuidv4 } from 'uuid'
import { afterAll, expect, test } from 'vitest'
import { required } from '#common/required.ts'
import { type LiveEvent, liveEventSchema } from '#common/wire/events.ts'
import { createApp } from '#server/app.ts'
import { whoIsTold } from '#server/conversations/presence.ts'
import { createEvents } from '#server/platform/live/events.ts'
import { openStream } from '#server/testing/open-stream.ts'
import { giveCredits } from '#server/testing/payments/members-with-credits.ts'
import { createTestApp } from '#server/testing/start/create-test-app.ts'

const t = await createTestApp()
type Person = Awaited<ReturnType<typeof t.signUp>>

/** A second process on the same database. */
const events = await createEvents(t.url, t.pool, t.log)
const elsewhere = createApp({ ...t.deps, events })
const there: typeof t = {
  ...t,
  fetch: (path, init, host) => Promise.resolve(elsewhere.fetch(new Request(`http://${host}${path}`, init))),
}
afterAll(() => events.close())

type Stream = Awaited<ReturnType<typeof openStream>>

/** The next event of this kind. */
async function nextOf(stream: Stream, kind: LiveEvent['type']) {
  for (;;) {
    const event = liveEventSchema.parse(JSON.parse((await stream.next()).data))
    if (event.type === kind) return event
  }
}

/** What a stream has told when it next tells of an event that is made now: all before it is what had to come. */
async function toldSoFar(stream: Stream, reader: Person): Promise<LiveEvent[]> {
  const within = { db: t.db, now: t.clock.now, afterCommit: (run: () => void) => run() }
  // Longer than what can wait is gathered.
  await new Promise((resolve) => setTimeout(resolve, 500))
  await t.events.publish(within, reader.id, { type: 'user' })
  const told: LiveEvent[] = []
  for (;;) {
    const event = liveEventSchema.parse(JSON.parse((await stream.next()).data))
    if (event.type === 'user') return told
    told.push(event)
  }
}

async function pair(): Promise<[Person, Person]> {
  const people: [Person, Person] = [await t.signUp(), await t.signUp()]
  for (const { id } of people) await giveCredits(t, id, 500)
  return people
}

async function send(from: Person, to: Person): Promise<{ chat: string; number: number }> {
  const { body } = await from.browser.post('/api/message.php', {
    to: to.id,
    client_id: uuidv4(),
    body: 'A word',
  })
  return { chat: body.conversation, number: body.message.number }
}

const type = (from: Person, to: Person) => from.browser.post('/api/typing.php', { to: to.id })

async function deliveredTo(reader: Person): Promise<number> {
  const [chat] = (await reader.browser.get('/api/chats.php')).body.chats
  return chat.delivered_number
}

test('typing reaches the other’s screens in every process, and is stored nowhere', async () => {
  const [ada, bea] = await pair()
  const { chat } = await send(ada, bea)
  const streams = [await openStream(t, bea.browser), await openStream(there, bea.browser)]
  expect((await type(ada, bea)).body).toEqual({ ok: true })
  for (const stream of streams)
    expect(await nextOf(stream, 'typing')).toEqual({ type: 'typing', chat, from: ada.id })
  const { rows } = await t.pool.query(
    `select from event where member_id = $1 and payload ->> 'type' <> 'message'`,
    [bea.id],
  )
  expect(rows).toEqual([])
  for (const stream of streams) await stream.close()
})

test('a signal has no number: a stream that is resumed misses nothing that is stored', async () => {
  const [ada, bea] = await pair()
  await send(ada, bea)
  const stream = await openStream(t, bea.browser)
  await type(ada, bea)
  expect((await stream.next()).id).toBeUndefined()
  await stream.close()
  const { number } = await send(ada, bea)
  const resumed = await openStream(t, bea.browser, { 'last-event-id': '1' })
  expect(await nextOf(resumed, 'message')).toMatchObject({ message: { number } })
  await resumed.close()
})

const silences: [string, (ada: Person, bea: Person) => Promise<unknown>][] = [
  ['the typing one hides it', (ada) => ada.browser.put('/api/privacy.php', { show_typing: false })],
  ['the other one hides it', (_, bea) => bea.browser.put('/api/privacy.php', { show_typing: false })],
  ['the typing one is blocked', (ada, bea) => bea.browser.post('/api/block.php', { id: ada.id })],
  ['the typing one blocks', (ada, bea) => ada.browser.post('/api/block.php', { id: bea.id })],
  ['the other one is hidden', (_, bea) => bea.browser.put('/api/privacy.php', { invisible: true })],
  [
    'the typing one is deactivated',
    (ada) => t.pool.query(`update profile set status = 'disabled' where member_id = $1`, [ada.id]),
  ],
]
test.each(silences)('nobody is told that somebody types when %s', async (_why, silence) => {
  const [ada, bea] = await pair()
  await send(ada, bea)
  await silence(ada, bea)
  const stream = await openStream(t, bea.browser)
  expect((await type(ada, bea)).body).toEqual({ ok: true })
  expect((await toldSoFar(stream, bea)).filter((event) => event.type === 'typing')).toEqual([])
  await stream.close()
})

test('without a conversation nobody is told, and the answer is the same', async () => {
  const [ada, bea] = await pair()
  const stream = await openStream(t, bea.browser)
  expect((await type(ada, bea)).body).toEqual({ ok: true })
  expect((await ada.browser.post('/api/typing.php', { to: uuidv4() })).body).toEqual({ ok: true })
  expect(await toldSoFar(stream, bea)).toEqual([])
  await stream.close()
})

test('a signal is not passed on after the session, and ends the stream', async () => {
  const [ada, bea] = await pair()
  await send(ada, bea)
  const stream = await openStream(there, bea.browser)
  await t.pool.query('delete from session where member_id = $1', [bea.id])
  await type(ada, bea)
  expect(await stream.nextBlock()).toBeUndefined()
})

test('a message that a stream had is delivered, and its sender is told in another process', async () => {
  const [ada, bea] = await pair()
  const { chat } = await send(ada, bea)
  expect(await deliveredTo(ada)).toBe(0)
  const [own, others] = [await openStream(t, ada.browser), await openStream(there, bea.browser)]
  const { number } = await send(ada, bea)
  await nextOf(others, 'message')
  expect(await nextOf(own, 'delivered')).toEqual({ type: 'delivered', chat, from: bea.id, number })
  expect(await deliveredTo(ada)).toBe(number)
  await own.close()
  await others.close()
})

test('a message that was waiting is delivered by the answer that brings it', async () => {
  const [ada, bea] = await pair()
  const { chat, number } = await send(ada, bea)
  const own = await openStream(t, ada.browser)
  await bea.browser.get('/api/chats.php')
  expect(await nextOf(own, 'delivered')).toEqual({ type: 'delivered', chat, from: bea.id, number })
  await own.close()
})

test('who hides when they are online is not told of deliveries, nor others of theirs', async () => {
  for (const hides of [0, 1]) {
    const people = await pair()
    const [ada, bea] = people
    await send(ada, bea)
    await required(people[hides]).browser.put('/api/privacy.php', { show_online: false })
    const own = await openStream(t, ada.browser)
    await bea.browser.get('/api/chats.php')
    expect((await toldSoFar(own, ada)).filter((event) => event.type === 'delivered')).toEqual([])
    expect(await deliveredTo(ada)).toBe(0)
    await own.close()
  }
})

test('who comes back is online at once for those in conversation, in every process', async () => {
  const [ada, bea] = await pair()
  const stranger = await t.signUp()
  await send(ada, bea)
  t.clock.advance(10 * 60_000)
  for (const one of [bea, stranger]) await one.browser.get('/api/user.php')
  const [here, far, theirs] = [
    await openStream(t, bea.browser),
    await openStream(there, bea.browser),
    await openStream(t, stranger.browser),
  ]
  await ada.browser.get('/api/user.php')
  for (const stream of [here, far])
    expect(await nextOf(stream, 'presence')).toEqual({ type: 'presence', id: ada.id, online: true })
  const [chat] = (await bea.browser.get('/api/chats.php')).body.chats
  expect(chat.profile.online).toBe(true)
  expect(await toldSoFar(theirs, stranger)).toEqual([])
  // Nothing new: the minute’s refresh tells nobody anything.
  t.clock.advance(60_000)
  await ada.browser.get('/api/user.php')
  expect(await toldSoFar(here, bea)).toEqual([])
  await ada.browser.put('/api/privacy.php', { show_online: false })
  expect(await nextOf(here, 'presence')).toEqual({ type: 'presence', id: ada.id, online: false })
  for (const stream of [here, far, theirs]) await stream.close()
})

test('nobody hears of one who is hidden, blocked, or hides when they are online', async () => {
  const [ada, bea] = await pair()
  await send(bea, ada)
  const told = async (left = false) =>
    (await whoIsTold(t.db, [{ memberId: ada.id, at: t.clock.now(), left }]))[0]
  expect(await told()).toEqual([bea.id])
  await ada.browser.put('/api/privacy.php', { invisible: true })
  expect(await told()).toEqual([])
  await ada.browser.put('/api/privacy.php', { invisible: false })
  await bea.browser.put('/api/privacy.php', { show_online: false })
  expect(await told()).toEqual([])
  await bea.browser.put('/api/privacy.php', { show_online: true })
  await bea.browser.get('/api/user.php')
  expect(await told()).toEqual([bea.id])
  await bea.browser.post('/api/block.php', { id: ada.id })
  expect(await told()).toEqual([])
})

test('that somebody has left is told only when it is so', async () => {
  const [ada, bea] = await pair()
  await send(ada, bea)
  const told = async (left: boolean) =>
    (await whoIsTold(t.db, [{ memberId: ada.id, at: t.clock.now(), left }]))[0]
  expect(await told(true)).toEqual([])
  t.clock.advance(5 * 60_000 + 1_000)
  await bea.browser.get('/api/user.php')
  expect(await told(true)).toEqual([bea.id])
  expect(await told(false)).toEqual([])
})
