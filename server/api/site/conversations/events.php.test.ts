import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { v4 as uuidv4 } from 'uuid'
import { expect, test, vi } from 'vitest'
import { limits } from '#common/limits.ts'
import { liveEventSchema } from '#common/wire/events.ts'
import { pruneEvents } from '#server/platform/live/prune-events.ts'
import { answerSite } from '#server/site/answer-site.ts'
import { openStream } from '#server/testing/open-stream.ts'
import { giveCredits } from '#server/testing/payments/members-with-credits.ts'
import { createTestApp } from '#server/testing/start/create-test-app.ts'

const t = await createTestApp()
type Person = Awaited<ReturnType<typeof t.signUp>>

async function pair(): Promise<[Person, Person]> {
  const people: [Person, Person] = [await t.signUp(), await t.signUp()]
  await giveCredits(t, people[0].id, 500)
  return people
}

async function send(from: Person, to: Person, body: string): Promise<void> {
  const answer = await from.browser.post('/api/message.php', { to: to.id, client_id: uuidv4(), body })
  expect(answer.status).toBe(200)
}

const textOf = (event: { data: string }) => liveEventSchema.parse(JSON.parse(event.data)) as never as Message
type Message = { type: string; from: string; message: { body: string; own: boolean } }

test('a message reaches both sides’ open screens, each from its own point of view', async () => {
  const [ada, bea] = await pair()
  const [own, others] = [await openStream(t, ada.browser), await openStream(t, bea.browser)]
  expect(own.response.headers.get('content-type')).toBe('text/event-stream')
  expect(own.response.headers.get('x-accel-buffering')).toBe('no')
  expect(own.response.headers.get('content-encoding')).toBe(null)
  await send(ada, bea, 'live')
  const seen = [textOf(await own.next()), textOf(await others.next())]
  expect(seen.map((event) => [event.from, event.message.body, event.message.own])).toEqual([
    [ada.id, 'live', true],
    [ada.id, 'live', false],
  ])
  await own.close()
  await others.close()
})

test('a stream that is cut again and again under load is resumed without loss or repetition', async () => {
  const [ada, bea] = await pair()
  const total = 60
  const sending = (async () => {
    for (let index = 0; index < total; index += 4)
      await Promise.all([0, 1, 2, 3].map((offset) => send(ada, bea, `m${index + offset}`)))
  })()
  const ids: number[] = []
  const bodies = new Set<string>()
  let last = '0'
  while (ids.length < total) {
    const stream = await openStream(t, bea.browser, { 'last-event-id': last })
    const wanted = 1 + Math.floor(Math.random() * 7)
    for (let taken = 0; taken < wanted && ids.length < total; taken += 1) {
      const event = await stream.next()
      ids.push(Number(event.id))
      bodies.add(textOf(event).message.body)
      last = event.id
    }
    await stream.close()
  }
  await sending
  expect(ids).toEqual(Array.from({ length: total }, (_, index) => index + 1))
  expect(bodies.size).toBe(total)
  expect(t.events.listening(bea.id)).toBe(0)
})

test('a resume point from the future, or older than what is kept, is answered by reset', async () => {
  const [ada, bea] = await pair()
  await send(ada, bea, 'one')
  await send(ada, bea, 'two')
  const future = await openStream(t, bea.browser, { 'last-event-id': '99' })
  expect(await future.next()).toMatchObject({ event: 'reset', id: '2' })
  await future.close()

  t.clock.advance(25 * 3_600_000)
  await pruneEvents({ db: t.db, now: t.clock.now })
  const kept = await openStream(t, bea.browser, { 'last-event-id': '2' })
  await send(ada, bea, 'three')
  expect(await kept.next()).toMatchObject({ event: 'message', id: '3' })
  await kept.close()
  const old = await openStream(t, bea.browser, { 'last-event-id': '1' })
  expect(await old.next()).toMatchObject({ event: 'reset', id: '3' })
  await send(ada, bea, 'four')
  expect(await old.next()).toMatchObject({ id: '4' })
  await old.close()
  const query = await openStream(t, bea.browser, {}, '?after=2')
  expect(await query.next()).toMatchObject({ id: '3' })
  await query.close()
})

test('a read mark tells the reader’s own screens and the other side', async () => {
  const [ada, bea] = await pair()
  await send(ada, bea, 'read me')
  const [chat] = (await bea.browser.get('/api/chats.php')).body.chats
  const [own, others] = [await openStream(t, bea.browser), await openStream(t, ada.browser)]
  await bea.browser.put('/api/chat.php', { conversation: chat.conversation, number: 1 })
  expect(JSON.parse((await own.next()).data)).toEqual({
    type: 'read',
    chat: chat.conversation,
    total_unread_messages: 0,
  })
  const ofOthers = [JSON.parse((await others.next()).data)]
  // That the list was read tells the sender of the delivery first, where there is time for it.
  if (ofOthers[0].type === 'delivered') ofOthers.push(JSON.parse((await others.next()).data))
  expect(ofOthers.at(-1)).toEqual({
    type: 'seen',
    chat: chat.conversation,
    from: bea.id,
    number: 1,
  })
  await own.close()
  await others.close()
})

test('a member has ten streams at most; a visitor and a HEAD request have none', async () => {
  const [ada] = await pair()
  const streams = await Promise.all(Array.from({ length: 10 }, () => openStream(t, ada.browser)))
  expect((await ada.browser.get('/api/events.php')).status).toBe(429)
  await streams[0]!.close()
  const again = await openStream(t, ada.browser)
  for (const stream of [...streams.slice(1), again]) await stream.close()
  expect((await t.browser().get('/api/events.php')).status).toBe(401)
  expect((await ada.browser.request('HEAD', '/api/events.php')).status).toBe(200)
  expect((await ada.browser.get('/api/events.php?after=x')).status).toBe(422)
  expect(t.events.listening(ada.id)).toBe(0)
})

test('a stream shows life every 20 seconds and ends within 30 after the session’s time', async () => {
  const [ada] = await pair()
  vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval'] })
  try {
    const stream = await openStream(t, ada.browser)
    vi.advanceTimersByTime(20_000)
    expect(await stream.nextBlock()).toBe(': ')
    t.clock.advance(limits.sessionDays * 86_400_000)
    vi.advanceTimersByTime(30_000)
    expect(await stream.ended()).toBe(true)
    expect(t.events.listening(ada.id)).toBe(0)
  } finally {
    vi.useRealTimers()
  }
})

test('what happens after the session is not passed on, and ends the stream', async () => {
  const [ada, bea] = await pair()
  const own = await openStream(t, bea.browser)
  await send(ada, bea, 'before')
  expect(textOf(await own.next()).message.body).toBe('before')
  await bea.browser.get('/api/logout.php')
  await send(ada, bea, 'after')
  expect(await own.nextBlock()).toBeUndefined()
  await vi.waitFor(() => expect(t.events.listening(bea.id)).toBe(0))
})

test('over a socket a stream is the same, and ends when the process stops', async () => {
  const own = await createTestApp()
  const [ada, bea] = [await own.signUp(), await own.signUp()]
  await giveCredits(own, ada.id, 10)
  const server = createServer(answerSite(own.app.fetch, own.deps))
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  try {
    const { port } = server.address() as AddressInfo
    const response = await fetch(`http://127.0.0.1:${port}/api/events.php`, {
      headers: { cookie: bea.browser.cookieHeader() },
    })
    expect(response.headers.get('content-type')).toBe('text/event-stream')
    expect(response.headers.get('x-content-type-options')).toBe('nosniff')
    await send(ada, bea, 'over a socket')
    const reader = response.body!.pipeThrough(new TextDecoderStream()).getReader()
    let text = ''
    while (!text.includes('over a socket')) text += (await reader.read()).value
    expect(text).toMatch(/^: ok\nretry: 2000\n\nid: 0\n\nid: 1\ndata: /)
    own.events.closeStreams()
    expect((await reader.read()).done).toBe(true)
    await vi.waitFor(() => expect(own.events.openStreams()).toBe(0))
  } finally {
    server.close()
  }
})
