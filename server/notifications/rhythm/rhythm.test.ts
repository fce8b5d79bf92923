import { v4 as uuidv4 } from 'uuid'
import { beforeEach, expect, test } from 'vitest'
import { queueMail } from '#server/mail/queue-mail.ts'
import { resetMail } from '#server/members/sign-in/reset.mail.ts'
import { jobHandlers } from '#server/start/job-queues.ts'
import { block } from '#server/testing/members/block.ts'
import { giveCredits } from '#server/testing/payments/members-with-credits.ts'
import { runJobs } from '#server/testing/run-jobs.ts'
import { createTestApp } from '#server/testing/start/create-test-app.ts'

const t = await createTestApp()
type Person = Awaited<ReturnType<typeof t.signUp>>
const path = '/api/notifications.php'
const minutes = (count: number) => t.clock.advance(count * 60_000)
const hours = (count: number) => minutes(count * 60)

beforeEach(() => {
  t.clock.set('2026-11-25T12:00:00.000Z')
  t.jobs.length = 0
})

const like = (from: Person, to: Person) => from.browser.post('/api/like.php', { id: to.id })
const send = (from: Person, to: Person) =>
  from.browser.post('/api/message.php', { to: to.id, client_id: uuidv4(), body: 'a secret word' })
const people = async () => ({
  bea: await t.signUp({ gender: 'female', name: `Bea ${uuidv4().slice(0, 8)}` }),
  ada: await t.signUp({ name: `Ada ${uuidv4().slice(0, 8)}` }),
  cai: await t.signUp({ name: `Cai ${uuidv4().slice(0, 8)}` }),
  dot: await t.signUp({ name: `Dot ${uuidv4().slice(0, 8)}` }),
})
const handle = (queue: string) => jobHandlers(t.deps)[queue]?.({})
const settle = () => runJobs(t, 'notify-message', 'notify-like', 'mail')
async function release() {
  await handle('release-notices')
  await settle()
}

/** What the outbox has for a member: of which kind, and how it is headed. */
async function mailsTo({ id }: Person): Promise<string[][]> {
  await settle()
  const { rows } = await t.pool.query(
    `select kind, html from mail where member_id = $1 and state = 'sent' order by created_at, id`,
    [id],
  )
  return rows.map(({ kind, html }) => [kind, /<h1[^>]*>(.*?)<\/h1>/.exec(html)?.[1] ?? ''])
}

test('what comes soon after a mail of its kind waits, and becomes one mail with what waits too', async () => {
  const { bea, ada, cai, dot } = await people()
  const fictional = await t.signUp({ name: 'Fay' })
  await t.pool.query('alter table profile disable trigger user')
  await t.pool.query('update profile set is_fictional = true where member_id = $1', [fictional.id])
  await t.pool.query('alter table profile enable trigger user')
  minutes(10)
  await like(ada, bea)
  expect(await mailsTo(bea)).toEqual([['like', `${ada.name} likes you`]])
  minutes(10)
  await like(cai, bea)
  await like(fictional, bea)
  await send(dot, bea)
  await send(dot, bea)
  expect(await mailsTo(bea)).toHaveLength(1)
  await release()
  expect(await mailsTo(bea)).toHaveLength(1)
  hours(2)
  await release()
  const [, digest] = await mailsTo(bea)
  expect(digest).toEqual(['digest', '2 new messages and 2 likes'])
  const { rows } = await t.pool.query(`select * from mail where member_id = $1 and kind = 'digest'`, [bea.id])
  expect(rows[0].subject).toBe('There is news for you')
  expect(rows[0].categories).toEqual(['new_conversations', 'like'])
  expect(rows[0].body).toContain('Fay (fictional profile): There is no real person')
  expect(rows[0].body).not.toContain('secret')
  expect(rows[0].headers['List-Unsubscribe-Post']).toBe('List-Unsubscribe=One-Click')
  hours(12)
  await release()
  expect(await mailsTo(bea)).toHaveLength(2)
})

test('requests bring no mail of their own, and one line in the next digest', async () => {
  const { bea, ada, cai, dot } = await people()
  await bea.browser.put('/api/contact.php', { requests: true })
  minutes(10)
  await like(ada, bea)
  await mailsTo(bea)
  const digestAfter = async (asking: Person) => {
    minutes(10)
    expect((await send(asking, bea)).status).toBe(200)
    for (const one of await Promise.all([t.signUp(), t.signUp()])) await like(one, bea)
    await settle()
    hours(3)
    await release()
    const { rows } = await t.pool.query(
      `select body from mail where member_id = $1 and kind = 'digest' order by created_at`,
      [bea.id],
    )
    return rows.map(({ body }) => /(?:A|\d+) first messages? waits? under Requests/.exec(body)?.[0])
  }
  expect(await digestAfter(cai)).toEqual(['A first message waits under Requests'])
  // What one digest has told the next does not.
  expect(await digestAfter(dot)).toEqual([
    'A first message waits under Requests',
    'A first message waits under Requests',
  ])
  expect((await mailsTo(bea)).map(([kind]) => kind)).toEqual(['like', 'digest', 'digest'])
})

test('what was seen, taken back, blocked or switched off meanwhile is in no mail', async () => {
  const { bea, ada, cai, dot } = await people()
  const eve = await t.signUp()
  minutes(10)
  await like(ada, bea)
  await mailsTo(bea)
  for (const one of [cai, dot, eve]) await like(one, bea)
  await send(ada, bea)
  await mailsTo(bea)
  await bea.browser.put('/api/like.php', { id: cai.id })
  await block(t, bea.id, dot.id)
  await eve.browser.delete('/api/like.php', { id: bea.id })
  await bea.browser.put(path, { category: 'new_conversations', channel: 'email', enabled: false })
  hours(3)
  await release()
  expect((await mailsTo(bea)).map(([kind]) => kind)).toEqual(['like'])
  expect((await t.pool.query('select from held_notice where member_id = $1', [bea.id])).rows).toEqual([])
})

test('quiet hours hold news until they end, and no mail that somebody asked for', async () => {
  const { bea, ada, cai } = await people()
  await bea.browser.put(path, { time_zone: 'America/New_York' })
  t.clock.set('2026-11-26T03:30:00.000Z')
  await like(ada, bea)
  await send(cai, bea)
  await queueMail(t.deps, resetMail, { memberId: bea.id }, { memberId: bea.id })
  expect((await mailsTo(bea)).map(([kind]) => kind)).toEqual(['reset'])
  t.clock.set('2026-11-26T12:59:00.000Z')
  await release()
  expect(await mailsTo(bea)).toHaveLength(1)
  t.clock.set('2026-11-26T13:00:00.000Z')
  await release()
  expect((await mailsTo(bea))[1]).toEqual(['digest', '1 new message and 1 like'])
})

test('who switches quiet hours off has what waits', async () => {
  const { bea, ada } = await people()
  t.clock.set('2026-11-25T23:30:00.000Z')
  await like(ada, bea)
  expect(await mailsTo(bea)).toEqual([])
  await bea.browser.put(path, { quiet_hours: { on: false, from: 22, to: 8 } })
  minutes(10)
  await release()
  expect((await mailsTo(bea)).map(([kind]) => kind)).toEqual(['like'])
})

test('who is on the site is mailed after they have left, unless they have seen it', async () => {
  const { bea, ada, cai } = await people()
  t.clock.set('2026-11-26T06:00:00.000Z')
  await like(ada, bea)
  await mailsTo(bea)
  t.clock.set('2026-11-26T07:00:00.000Z')
  await bea.browser.get('/api/user.php')
  await release()
  expect(await mailsTo(bea)).toEqual([])
  minutes(6)
  await release()
  expect((await mailsTo(bea)).map(([kind]) => kind)).toEqual(['like'])
  hours(23)
  await like(cai, bea)
  await mailsTo(bea)
  await bea.browser.put('/api/like.php', { id: cai.id })
  hours(2)
  await release()
  expect(await mailsTo(bea)).toHaveLength(1)
})

test('a day brings six mails of news at most', async () => {
  const { bea } = await people()
  await bea.browser.put(path, { quiet_hours: { on: false, from: 22, to: 8 } })
  for (let time = 0; time < 9; time += 1) {
    hours(2.5)
    const other = await t.signUp()
    await like(other, bea)
    await settle()
    await release()
  }
  expect(await mailsTo(bea)).toHaveLength(6)
  hours(4.5)
  await release()
  expect((await mailsTo(bea)).slice(6)).toEqual([['digest', '3 likes']])
})

test('two workers release, count and send once', async () => {
  const { bea, ada, cai } = await people()
  t.clock.set('2026-11-25T23:30:00.000Z')
  await like(ada, bea)
  await like(cai, bea)
  await settle()
  t.clock.set('2026-11-26T08:00:00.000Z')
  await Promise.all([1, 2, 3].map(async () => handle('release-notices')))
  const due = takeMails(bea, 'digest')
  expect(due).toHaveLength(1)
  await Promise.all([...due, ...due, ...due].map(async ({ data }) => jobHandlers(t.deps).mail?.(data)))
  expect(await mailsTo(bea)).toEqual([['digest', '2 likes']])
})

test('a mail that the mail server put off keeps its place, and is not tried in quiet hours', async () => {
  const { bea, ada } = await people()
  minutes(10)
  await like(ada, bea)
  await runJobs(t, 'notify-like')
  const [job] = takeMails(bea, 'like')
  const deliver = async () => jobHandlers(t.deps).mail?.(job?.data ?? {})
  await t.pool.query(
    `insert into mail (id, site_id, member_id, kind, state, attempts, created_at, categories)
     values ($1, 1, $2, 'like', 'queued', 1, $3, '{like}')`,
    [job?.data.id, bea.id, t.clock.now()],
  )
  t.clock.set('2026-11-25T23:30:00.000Z')
  await deliver()
  expect(takeMails(bea, 'like')).toEqual([job])
  expect(await mailsTo(bea)).toEqual([])
  t.clock.set('2026-11-26T07:00:00.000Z')
  await deliver()
  expect((await mailsTo(bea)).map(([kind]) => kind)).toEqual(['like'])
})

test('two mails of a kind at the same moment take one place', async () => {
  const { bea, ada, cai } = await people()
  minutes(10)
  await like(ada, bea)
  await like(cai, bea)
  await runJobs(t, 'notify-like')
  const due = takeMails(bea, 'like')
  expect(due).toHaveLength(2)
  await Promise.all(due.map(async ({ data }) => jobHandlers(t.deps).mail?.(data)))
  expect(await mailsTo(bea)).toHaveLength(1)
  hours(2)
  await release()
  expect((await mailsTo(bea)).map(([kind]) => kind)).toEqual(['like', 'like'])
})

test('unread messages are mentioned after a day and after three, twice at most, until they are read', async () => {
  const { bea, ada, cai } = await people()
  await giveCredits(t, ada.id, 1_000)
  await bea.browser.put(path, { quiet_hours: { on: false, from: 22, to: 8 } })
  minutes(10)
  await send(ada, bea)
  await send(cai, bea)
  await settle()
  const reminded = async () => {
    await Promise.all([1, 2].map(async () => handle('remind-unread')))
    await release()
    return (await mailsTo(bea)).filter(([kind]) => kind === 'unread-reminder').map(([, heading]) => heading)
  }
  hours(23)
  expect(await reminded()).toEqual([])
  hours(1)
  const first = ['2 messages are waiting for you']
  expect(await reminded()).toEqual(first)
  const [chat] = (await cai.browser.get('/api/chats.php')).body.chats
  await bea.browser.put('/api/chat.php', { conversation: chat.conversation, number: 1 })
  await send(ada, bea)
  await settle()
  hours(47)
  expect(await reminded()).toEqual(first)
  hours(1)
  const both = [...first, '2 messages are waiting for you']
  expect(await reminded()).toEqual(both)
  hours(24 * 14)
  expect(await reminded()).toEqual(both)
  await bea.browser.put('/api/chat.php', { conversation: await chatOf(ada), number: 2 })
  await send(ada, bea)
  minutes(20)
  await settle()
  hours(24)
  expect(await reminded()).toEqual([...both, 'A message is waiting for you'])
})

/** The mails of a kind that wait for a member, and nothing else any more. */
function takeMails({ id }: Person, kind: string) {
  return t.jobs.splice(0).filter(({ data }) => data.kind === kind && JSON.stringify(data.to).includes(id))
}

async function chatOf({ browser }: Person): Promise<string> {
  return (await browser.get('/api/chats.php')).body.chats[0].conversation
}
