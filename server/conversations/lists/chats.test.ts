import { eq } from 'drizzle-orm'
import { v4 as uuidv4 } from 'uuid'
import { expect, test } from 'vitest'
import { blocks } from '#server/profiles/blocks/tables.ts'
import { countStatements } from '#server/testing/count-statements.ts'
import { giveCredits, makePremium } from '#server/testing/payments/members-with-credits.ts'
import { createTestApp } from '#server/testing/start/create-test-app.ts'
import { messages, participants } from '../tables.ts'

const t = await createTestApp()
type Person = Awaited<ReturnType<typeof t.signUp>>

async function rich(options: Parameters<typeof t.signUp>[0] = {}): Promise<Person> {
  const person = await t.signUp(options)
  await giveCredits(t, person.id, 1_000)
  await makePremium(t, person.id)
  return person
}

async function send(from: Person, to: Person, body: string): Promise<string> {
  t.clock.advance(1_000)
  const answer = await from.browser.post('/api/message.php', { to: to.id, client_id: uuidv4(), body })
  expect(answer.status).toBe(200)
  return answer.body.conversation
}

const unreadOf = async (person: Person) =>
  (await person.browser.get('/api/chats.php')).body.total_unread_messages as number

test('unread counts the other’s messages after the read mark; only PUT moves it, never back or too far', async () => {
  const [ada, bea] = [await rich(), await rich()]
  const conversation = await send(ada, bea, 'one')
  await send(ada, bea, 'two')
  await send(bea, ada, 'three')
  await send(ada, bea, 'four')
  expect([await unreadOf(bea), await unreadOf(ada)]).toEqual([3, 1])
  await bea.browser.get(`/api/messages.php?conversation=${conversation}`)
  expect(await unreadOf(bea)).toBe(3)

  const read = (person: Person, number: number) =>
    person.browser.put('/api/chat.php', { conversation, number })
  expect((await read(bea, 1)).body).toEqual({ total_unread_messages: 2 })
  expect((await read(bea, 0)).body).toEqual({ total_unread_messages: 2 })
  expect((await read(bea, 3)).body).toEqual({ total_unread_messages: 1 })
  expect((await read(bea, 99_999)).body).toEqual({ total_unread_messages: 0 })
  const [participant] = await t.db.select().from(participants).where(eq(participants.memberId, bea.id))
  expect(participant!.readNumber).toBe(4)
  await send(ada, bea, 'five')
  expect(await unreadOf(bea)).toBe(1)
  expect((await ada.browser.get('/api/chats.php')).body.chats[0].seen_number).toBe(4)
})

test('reading while messages arrive loses no count', async () => {
  const [ada, bea] = [await rich(), await rich()]
  const conversation = await send(ada, bea, 'start')
  await Promise.all(
    Array.from({ length: 30 }, (_, index) =>
      index % 3 === 0
        ? bea.browser.put('/api/chat.php', { conversation, number: index })
        : ada.browser.post('/api/message.php', { to: bea.id, client_id: uuidv4(), body: `m${index}` }),
    ),
  )
  const [participant] = await t.db.select().from(participants).where(eq(participants.memberId, bea.id))
  const stored = await t.db.select().from(messages).where(eq(messages.conversationId, conversation))
  expect(stored).toHaveLength(21)
  expect(participant!.unread).toBe(
    stored.filter((message) => message.number > participant!.readNumber).length,
  )
})

test('a removed conversation is gone for one, stays for the other, and comes back with what is new', async () => {
  const [ada, bea] = [await rich(), await rich()]
  const conversation = await send(ada, bea, 'old')
  const remove = () => bea.browser.delete('/api/chat.php', { conversation })
  expect((await remove()).body).toEqual({ ok: true })
  expect((await remove()).body).toEqual({ ok: true })
  const empty = (await bea.browser.get('/api/chats.php')).body
  expect([empty.chats, empty.total_unread_messages]).toEqual([[], 0])
  expect((await ada.browser.get('/api/chats.php')).body.chats).toHaveLength(1)

  await send(ada, bea, 'new')
  const [chat] = (await bea.browser.get('/api/chats.php')).body.chats
  expect([chat.conversation, chat.num_unread_messages, chat.messages[0].body]).toEqual([
    conversation,
    1,
    'new',
  ])
  const page = (await bea.browser.get(`/api/messages.php?conversation=${conversation}`)).body
  expect(page.messages.map((message: { body: string }) => message.body)).toEqual(['new'])
  expect([page.next, page.history_hidden]).toEqual([null, false])
  const whole = (await ada.browser.get(`/api/messages.php?conversation=${conversation}`)).body
  expect(whole.messages).toHaveLength(2)

  await remove()
  await send(bea, ada, 'from myself')
  expect((await bea.browser.get('/api/chats.php')).body.chats[0].messages[0].body).toBe('from myself')
  expect((await ada.browser.delete('/api/chat.php', { conversation: uuidv4() })).status).toBe(404)
})

test('a conversation of others, or asked for on another site, is not found by any method', async () => {
  const [ada, bea, eve] = [await rich(), await rich(), await rich()]
  const stranger = await rich({ host: 'women.localhost' })
  const conversation = await send(ada, bea, 'private')
  const visitor = t.browser('women.localhost')
  for (const [name, value] of ada.browser.cookies) visitor.cookies.set(name, value)
  for (const [browser, status] of [
    [eve.browser, 404],
    [stranger.browser, 404],
    [visitor, 403],
    [t.browser(), 401],
  ] as const) {
    expect((await browser.get(`/api/messages.php?conversation=${conversation}`)).status).toBe(status)
    expect((await browser.put('/api/chat.php', { conversation, number: 1 })).status).toBe(status)
    expect((await browser.delete('/api/chat.php', { conversation })).status).toBe(status)
  }
  expect((await eve.browser.get('/api/messages.php?conversation=nonsense')).status).toBe(422)
})

test('a block takes the conversation from both sides', async () => {
  const [ada, bea] = [await rich({ name: 'Ada Blocked' }), await rich({ name: 'Bea Blocks' })]
  const conversation = await send(ada, bea, 'hello')
  await send(bea, ada, 'no, thanks')
  await t.db.insert(blocks).values({ fromId: bea.id, toId: ada.id, companyId: 1, createdAt: t.clock.now() })
  for (const person of [ada, bea]) {
    const { body } = await person.browser.get('/api/chats.php')
    expect([body.chats, body.total_unread_messages]).toEqual([[], 0])
  }
  const path = `/api/messages.php?conversation=${conversation}`
  expect((await ada.browser.get(path)).body).toMatchObject({
    error: 'blocked_by',
    params: { name: 'Bea Blocks' },
  })
  expect((await bea.browser.get(path)).status).toBe(404)
  expect((await ada.browser.put('/api/chat.php', { conversation, number: 2 })).status).toBe(403)
})

test('messages are paged both ways; a free member’s history ends after the newest 500', async () => {
  const [ada, bea] = [await rich(), await t.signUp()]
  const conversation = await send(ada, bea, 'm1')
  const more = Array.from({ length: 559 }, (_, index) => ({
    conversationId: conversation,
    number: index + 2,
    senderId: ada.id,
    clientId: uuidv4(),
    kind: 'text' as const,
    body: `m${index + 2}`,
    cost: 0,
    createdAt: t.clock.now(),
  }))
  await t.db.insert(messages).values(more)
  await t.pool.query('update conversation set last_number = 560 where id = $1', [conversation])
  await t.pool.query('update participant set unread = 560 where conversation_id = $1 and member_id = $2', [
    conversation,
    bea.id,
  ])
  const numbersOf = async (person: Person, query = '') => {
    const { body } = await person.browser.get(`/api/messages.php?conversation=${conversation}${query}`)
    return { ...body, numbers: body.messages.map((message: { number: number }) => message.number) }
  }
  const newest = await numbersOf(bea)
  expect([newest.numbers[0], newest.numbers.at(-1), newest.next]).toEqual([511, 560, 511])
  expect(newest.history_hidden).toBe(true)
  const after = await numbersOf(bea, '&after=555')
  expect([after.numbers, after.next]).toEqual([[556, 557, 558, 559, 560], 556])

  const seen: number[] = []
  for (let before: number | null = 561; before; ) {
    const page: { numbers: number[]; next: number | null } = await numbersOf(bea, `&before=${before}`)
    seen.unshift(...page.numbers)
    before = page.next
  }
  expect(seen).toEqual(Array.from({ length: 500 }, (_, index) => index + 61))
  expect(await numbersOf(bea, '&after=1')).toMatchObject({ next: null, newer: 110 })
  const upwards: number[] = []
  for (let from: number | null = 60; from !== null; ) {
    const page: { numbers: number[]; newer: number | null } = await numbersOf(bea, `&after=${from}`)
    upwards.push(...page.numbers)
    from = page.newer
  }
  expect(upwards).toEqual(seen)
  const ends = async (around: number) => {
    const { numbers, next, newer } = await numbersOf(bea, `&around=${around}`)
    return [numbers[0], numbers.at(-1), next, newer]
  }
  expect(await ends(300)).toEqual([276, 325, 276, 325])
  expect(await ends(1)).toEqual([61, 86, null, 86])
  expect(await ends(9_999)).toEqual([536, 560, 536, null])
  const premium = await numbersOf(ada, '&before=11')
  expect([premium.numbers[0], premium.next, premium.history_hidden]).toEqual([1, null, false])
})

test('the list is paged, newest first, without a gap, in as many statements for fifty chats as for one', async () => {
  const ada = await rich()
  const others: Person[] = []
  for (let index = 0; index < 53; index += 1) others.push(await t.signUp())
  await send(ada, others[0]!, 'first')
  const single = await countStatements(() => ada.browser.get('/api/chats.php'))
  for (const other of others.slice(1)) await send(ada, other, 'hello')
  const first = await countStatements(() => ada.browser.get('/api/chats.php'))
  expect(single.statements.length).toBeGreaterThan(3)
  expect(first.statements).toEqual(single.statements)
  expect(first.result.body.chats).toHaveLength(50)
  const second = (await ada.browser.get(`/api/chats.php?cursor=${first.result.body.next}`)).body
  const listed = [...first.result.body.chats, ...second.chats].map((chat) => chat.profile.id)
  expect(listed).toEqual(others.map((other) => other.id).reverse())
  expect(second.next).toBe(null)
  expect((await ada.browser.get('/api/chats.php?cursor=nonsense')).body.fields).toEqual({
    cursor: 'invalid_cursor',
  })
})
