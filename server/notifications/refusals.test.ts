import { v7 as uuidv7 } from 'uuid'
import { afterAll, beforeEach, expect, test } from 'vitest'
import { queueMail } from '../mail/queue-mail.ts'
import { welcomeMail } from '../members/welcome.mail.ts'
import { createSmtpMailer } from '../platform/mail/create-smtp-mailer.ts'
import { readMetrics } from '../testing/read-metrics.ts'
import { bounceOf } from '../testing/reports.ts'
import { runJobs } from '../testing/run-jobs.ts'
import { createTestApp } from '../testing/start/create-test-app.ts'
import { startSmtp } from '../testing/start/start-smtp.ts'
import { hashAddress } from './address-hash.ts'
import { receiveInbound } from './receive-inbound.ts'
import { mails } from './tables.ts'

const smtp = await startSmtp()
afterAll(() => smtp.close())
const t = await createTestApp({
  mail: {
    mailer: createSmtpMailer(smtp.url),
    from: undefined,
    inboundAddress: undefined,
    inboundDir: undefined,
    inboundSecret: undefined,
    openOutbox: false,
  },
})
type Person = Awaited<ReturnType<typeof t.signUp>>
/** Somebody new for each test: a session ends after a month. */
let ada: Person
const within = () => ({ ...t.deps, now: t.clock.now })
const disabled = async ({ browser }: Person = ada) =>
  (await browser.get('/api/notifications.php')).body.disabled
const nextDay = () => t.clock.advance(86_400_000)

beforeEach(async () => {
  nextDay()
  ada = await t.signUp()
  smtp.manners.rcpt = undefined
  smtp.manners.data = undefined
  await t.pool.query('delete from mail')
  await t.pool.query('delete from mail_disabled')
})

/** The mail server that signs and delivers took a mail, and later sent a report that it could not. */
async function report(status: string, { id: memberId, email }: Person = ada) {
  const id = uuidv7()
  const addressHash = hashAddress(email)
  const createdAt = t.clock.now()
  await t.db
    .insert(mails)
    .values({ id, siteId: 1, memberId, kind: 'like', state: 'sent', addressHash, createdAt })
  const raw = Buffer.from(bounceOf(`<${id}@mail.example>`, { status }))
  await receiveInbound(within(), raw)
  return raw
}

async function refuse(at: 'rcpt' | 'data', words: string) {
  smtp.manners[at] = () => ({ code: 550, words })
  await queueMail(t.deps, welcomeMail, { memberId: ada.id }, {})
  await runJobs(t, 'mail')
}

test.each(['5.1.1', '5.1.2', '5.1.3', '5.1.6', '5.1.10', '5.2.1'])(
  '%s says that the address does not exist, and ends the mails at once',
  async (status) => {
    await report(status)
    expect(await disabled()).toEqual(['bounce'])
    await t.pool.query('delete from mail_disabled')
    await refuse('rcpt', `${status} gone`)
    expect(await disabled()).toEqual(['bounce'])
    await t.pool.query('delete from mail_disabled')
    smtp.manners.rcpt = undefined
    await refuse('data', `${status} gone`)
    expect(await disabled()).toEqual(['bounce'])
  },
)

test.each(['5.0.0', '5.1.0', '5.1.8', '5.1.100', '5.2.2', '5.3.2', '5.4.4', '5.7.1', '5.7.26'])(
  '%s ends the mails on the third day on which it is heard, and not before',
  async (status) => {
    for (let again = 0; again < 4; again += 1) await report(status)
    nextDay()
    const raw = await report(status)
    await refuse('rcpt', `${status} no`)
    expect(await disabled()).toEqual([])
    nextDay()
    // The same report again is no other refusal.
    await receiveInbound(within(), raw)
    expect(await disabled()).toEqual([])
    await refuse('rcpt', `${status} no`)
    expect(await disabled()).toEqual(['bounce'])
  },
)

test('a refusal without a reason is one of those, and what a mail says is none at all', async () => {
  for (let day = 0; day < 2; day += 1) {
    await refuse('rcpt', 'no such user')
    nextDay()
  }
  expect(await disabled()).toEqual([])
  smtp.manners.rcpt = undefined
  for (let day = 0; day < 4; day += 1) {
    await refuse('data', '5.7.1 looks like spam')
    nextDay()
  }
  expect(await disabled()).toEqual([])
  await refuse('rcpt', 'no such user')
  expect(await disabled()).toEqual(['bounce'])
})

test('whoever switches the mails on again begins anew, and so does another address', async () => {
  for (let day = 0; day < 3; day += 1) {
    await report('5.2.2')
    nextDay()
  }
  expect(await disabled()).toEqual(['bounce'])
  expect((await ada.browser.put('/api/notifications.php', { resume: true })).status).toBe(200)
  await report('5.2.2')
  expect(await disabled()).toEqual([])
  const other = await t.signUp()
  for (let day = 0; day < 2; day += 1) {
    await report('5.2.2', other)
    nextDay()
  }
  other.email = `new.${other.email}`
  await t.pool.query('update member set email = $2 where id = $1', [other.id, other.email])
  await report('5.2.2', other)
  expect(await disabled(other)).toEqual([])
})

test('days on which many are refused tell of the sender: the operator is told, and nobody’s mails end', async () => {
  const many: Person[] = []
  for (let count = 0; count < 20; count += 1) many.push(await t.signUp({ incomplete: true }))
  const counted = async () =>
    (await readMetrics(t.metrics, 'serenade_mail_refusals_total'))['{reason=other}'] ?? 0
  const before = await counted()
  for (let day = 0; day < 3; day += 1) {
    for (const each of many) await report('5.7.1', each)
    await report('5.2.2')
    nextDay()
  }
  for (const each of many) expect(await disabled(each)).toEqual([])
  expect(await disabled()).toEqual(['bounce'])
  expect(await counted()).toBe(before + 60)
})
