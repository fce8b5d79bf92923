import { eq, sql } from 'drizzle-orm'
import { v4 as uuidv4 } from 'uuid'
import { expect, test } from 'vitest'
import { accounts } from '#server/credits/tables.ts'
import { blocks } from '#server/profiles/blocks/tables.ts'
import { profiles } from '#server/profiles/tables.ts'
import { ended } from '#server/testing/ended.ts'
import { giveCredits, ledgerSum, makePremium } from '#server/testing/payments/members-with-credits.ts'
import { createTestApp } from '#server/testing/start/create-test-app.ts'
import { messages } from '../tables.ts'

const t = await createTestApp()
const cost = t.sites.defaultSite().settings.message_credits

type Person = Awaited<ReturnType<typeof t.signUp>>

function send(from: Person, to: { id: string }, body = 'Hello', clientId = uuidv4()) {
  return from.browser.post('/api/message.php', { to: to.id, client_id: clientId, body })
}

async function balanceOf(person: Person): Promise<number> {
  const [row] = await t.db.select().from(accounts).where(eq(accounts.memberId, person.id))
  return row!.balance
}

test('30 parallel sends with credits for 3 make 3 messages and a balance of 0', async () => {
  const [ada, bea] = [await t.signUp(), await t.signUp()]
  await giveCredits(t, ada.id, 3 * cost - (await balanceOf(ada)))
  const answers = await Promise.all(Array.from({ length: 30 }, (_, index) => send(ada, bea, `No. ${index}`)))
  expect(answers.filter((answer) => answer.status === 200)).toHaveLength(3)
  for (const answer of answers.filter((one) => one.status !== 200)) {
    expect(answer.status).toBe(402)
    expect(answer.body).toEqual({
      error: 'not_enough_credits',
      message: 'Not enough credits to send this message',
    })
  }
  const stored = await t.db.select().from(messages).where(eq(messages.senderId, ada.id))
  expect(stored.map((message) => message.number).toSorted((a, b) => a - b)).toEqual([1, 2, 3])
  expect(await balanceOf(ada)).toBe(0)
  expect(await ledgerSum(t, ada.id)).toBe(0)
  const { body } = await bea.browser.get('/api/chats.php')
  expect(body.total_unread_messages).toBe(3)
})

test('a newcomer writes as many messages as the signup’s credits pay, and no more', async () => {
  const [ada, bea] = [await t.signUp(), await t.signUp()]
  const free = Math.floor(t.sites.defaultSite().settings.signup_credits / cost)
  expect(free).toBeGreaterThan(0)
  const statuses: number[] = []
  for (let sent = 0; sent <= free; sent += 1) statuses.push((await send(ada, bea, `No. ${sent}`)).status)
  expect(statuses).toEqual([...Array<number>(free).fill(200), 402])
  expect((await bea.browser.get('/api/chats.php')).body.total_unread_messages).toBe(free)
})

test('a message is answered, charged, counted, announced and handed to the worker once', async () => {
  const [ada, bea] = [await t.signUp(), await t.signUp()]
  const before = await balanceOf(ada)
  const clientId = uuidv4()
  t.jobs.length = 0
  const answer = await send(ada, bea, '  Hi Bea 👋  ', clientId)
  expect(answer.body).toEqual({
    conversation: expect.any(String),
    message: {
      number: 1,
      client_id: clientId,
      own: true,
      kind: 'text',
      body: 'Hi Bea 👋',
      gift: null,
      gif: null,
      photo: null,
      quote: null,
      reactions: { own: null, theirs: null },
      notice: null,
      unsent: false,
      cost,
      sent_at: t.clock.now().toISOString(),
    },
    credits: before - cost,
    conversations_left: 1,
  })
  const retries = await Promise.all(Array.from({ length: 8 }, () => send(ada, bea, 'Hi Bea 👋', clientId)))
  for (const retry of retries) expect(retry.body).toEqual(answer.body)
  expect(await balanceOf(ada)).toBe(before - cost)
  expect(t.jobs.filter((job) => job.queue === 'message-sent')).toContainEqual({
    queue: 'message-sent',
    data: { from: ada.id, to: bea.id, client_id: clientId },
  })
  const { rows } = await t.db.execute(
    sql`select member_id, payload from event where payload->>'chat' = ${answer.body.conversation}`,
  )
  expect(new Set(rows.map((row) => row.member_id))).toEqual(new Set([ada.id, bea.id]))
  expect(rows).toHaveLength(2)
})

test('a message that costs nothing is sent without credits, and the ledger knows nothing of it', async () => {
  const [ada, bea] = [await t.signUp(), await t.signUp()]
  await giveCredits(t, ada.id, -(await balanceOf(ada)))
  const price = async (credits: number) => {
    await t.pool.query(
      `update site set settings = settings || jsonb_build_object('message_credits', $1::int) where id = 1`,
      [credits],
    )
    await t.sites.reload()
  }
  await price(0)
  const { status, body } = await send(ada, bea)
  await price(cost)
  expect([status, body.credits, body.message.cost]).toEqual([200, 0, 0])
  const [row] = await t.db.select().from(messages).where(eq(messages.senderId, ada.id))
  expect(row).toMatchObject({ cost: 0, transferId: null })
  const { rows } = await t.pool.query(`select from transfer where kind = 'message' and reference like $1`, [
    `${ada.id}:%`,
  ])
  expect(rows).toEqual([])
})

test('parallel first attempts with one client id send one message, even with credits for one only', async () => {
  const [ada, bea] = [await t.signUp(), await t.signUp()]
  await giveCredits(t, ada.id, cost - (await balanceOf(ada)))
  const clientId = uuidv4()
  const answers = await Promise.all(Array.from({ length: 10 }, () => send(ada, bea, 'Only once', clientId)))
  expect(answers.map((answer) => answer.status)).toEqual(Array(10).fill(200))
  expect(new Set(answers.map((answer) => answer.text)).size).toBe(1)
  expect(await balanceOf(ada)).toBe(0)
  expect((await bea.browser.get('/api/chats.php')).body.total_unread_messages).toBe(1)
})

test('the same client id with another text or another receiver is refused', async () => {
  const [ada, bea, cleo] = [await t.signUp(), await t.signUp(), await t.signUp()]
  const clientId = uuidv4()
  expect((await send(ada, bea, 'One', clientId)).status).toBe(200)
  expect((await send(ada, bea, 'Two', clientId)).status).toBe(409)
  const other = await send(ada, cleo, 'One', clientId)
  expect([other.status, other.body.error]).toEqual([409, 'conflict'])
  expect((await cleo.browser.get('/api/chats.php')).body.chats).toEqual([])
  expect((await send(ada, bea, 'One', clientId.toUpperCase())).status).toBe(200)
})

test('two members who write to each other at once, many times, do not deadlock', async () => {
  const [ada, bea] = [await t.signUp(), await t.signUp()]
  for (const person of [ada, bea]) await giveCredits(t, person.id, 40 * cost)
  const answers = await Promise.all(
    Array.from({ length: 40 }, (_, index) =>
      index % 2 === 0 ? send(ada, bea, `a${index}`) : send(bea, ada, `b${index}`),
    ),
  )
  expect(answers.map((answer) => answer.status)).toEqual(Array(40).fill(200))
  const numbers = answers.map((answer) => answer.body.message.number as number).sort((a, b) => a - b)
  expect(numbers).toEqual(Array.from({ length: 40 }, (_, index) => index + 1))
})

test('three members who all write to each other at once do not deadlock', async () => {
  const people = [await t.signUp(), await t.signUp(), await t.signUp()]
  for (const person of people) {
    await giveCredits(t, person.id, 40 * cost)
    await makePremium(t, person.id)
  }
  const answers = await Promise.all(
    Array.from({ length: 36 }, (_, index) =>
      send(people[index % 3]!, people[(index + 1 + (index % 2)) % 3]!, `${index}`),
    ),
  )
  expect(answers.map((answer) => answer.status)).toEqual(Array(36).fill(200))
})

test('a free member opens two conversations in all, also in a race; those of others do not count', async () => {
  const ada = await t.signUp()
  await giveCredits(t, ada.id, 50 * cost)
  const others = await Promise.all(Array.from({ length: 6 }, () => t.signUp()))
  const answers = await Promise.all(others.map((other) => send(ada, other)))
  expect(answers.map((answer) => answer.status).toSorted((a, b) => a - b)).toEqual([
    200, 200, 402, 402, 402, 402,
  ])
  expect(answers.find((answer) => answer.status === 402)!.body.error).toBe('conversations_used_up')
  const refused = others[answers.findIndex((answer) => answer.status === 402)]!
  const opened = others[answers.findIndex((answer) => answer.status === 200)]!
  const reply = await send(ada, opened, 'On we go')
  expect([reply.status, reply.body.conversations_left]).toEqual([200, 0])
  expect((await send(refused, ada)).status).toBe(200)
  expect((await send(ada, refused)).status).toBe(200)
  await makePremium(t, ada.id)
  const third = others.filter((_, index) => answers[index]!.status === 402)[1]!
  const answer = await send(ada, third)
  expect([answer.status, answer.body.conversations_left]).toEqual([200, null])
})

test('who is out of reach: oneself, unknown, deleted, blocked, invisible, without a profile, of another pool', async () => {
  const [ada, bea] = [await t.signUp({ name: 'Ada Reach' }), await t.signUp({ name: 'Bea Reach' })]
  await giveCredits(t, ada.id, 50 * cost)
  expect((await send(ada, ada)).status).toBe(404)
  expect((await send(ada, { id: uuidv4() })).status).toBe(404)
  const elsewhere = await t.signUp({ host: 'women.localhost' })
  expect((await send(ada, elsewhere)).status).toBe(404)
  expect((await send(ada, await t.signUp({ incomplete: true }))).status).toBe(404)
  const unready = await send(await t.signUp({ incomplete: true }), bea)
  expect([unready.status, unready.body.error]).toEqual([409, 'profile_incomplete'])

  await t.db.update(profiles).set({ invisible: true }).where(eq(profiles.memberId, bea.id))
  expect((await send(ada, bea)).status).toBe(404)
  expect((await send(bea, ada)).status).toBe(200)
  expect((await send(ada, bea)).status).toBe(200)

  const block = { fromId: bea.id, toId: ada.id, companyId: 1, createdAt: t.clock.now() }
  await t.db.insert(blocks).values(block)
  const blocked = await send(ada, bea)
  expect([blocked.status, blocked.body.message]).toEqual([
    403,
    "You're blocked by Bea Reach. You do not have access to this page.",
  ])
  expect((await send(bea, ada)).status).toBe(404)
  await t.db.delete(blocks).where(eq(blocks.fromId, bea.id))

  await t.pool.query(ended('deleted'), [bea.id])
  expect((await send(ada, bea)).status).toBe(404)
})

test('the text: empty, too long in code points, NUL, and without a session', async () => {
  const [ada, bea] = [await t.signUp(), await t.signUp()]
  const max = t.sites.defaultSite().settings.message_length
  const tooLong = await send(ada, bea, '😀'.repeat(max + 1))
  expect([tooLong.status, tooLong.body.fields, tooLong.body.params]).toEqual([
    422,
    { body: 'message_too_long' },
    { max },
  ])
  expect((await send(ada, bea, '😀'.repeat(max))).status).toBe(200)
  for (const nothing of [
    '   ',
    '\u200b',
    '\u2800',
    '\u3164 \u00ad',
    '\u2063\u2060\u200e',
    '\ufe0f\u0301\u180e\u{e0041}',
  ])
    expect((await send(ada, bea, nothing)).body.fields).toEqual({ body: 'message_empty' })
  expect((await send(ada, bea, 'a\0b')).status).toBe(422)
  expect((await send(ada, bea, 'half \ud83d')).status).toBe(200)
  const visitor = await t.browser().post('/api/message.php', { to: bea.id, client_id: uuidv4(), body: 'x' })
  expect(visitor.status).toBe(401)
})
