import { eq } from 'drizzle-orm'
import { afterAll, beforeEach, expect, test } from 'vitest'
import { runJob } from '#server/kernel/job.ts'
import { queueMail } from '../mail/queue-mail.ts'
import { welcomeMail } from '../members/welcome.mail.ts'
import { createSmtpMailer } from '../platform/mail/create-smtp-mailer.ts'
import { jobHandlers } from '../start/job-queues.ts'
import { readMetrics } from '../testing/read-metrics.ts'
import { runJobs } from '../testing/run-jobs.ts'
import { createTestApp } from '../testing/start/create-test-app.ts'
import { freePort } from '../testing/start/free-port.ts'
import { startSmtp } from '../testing/start/start-smtp.ts'
import { pruneMails } from './prune-mails.job.ts'
import { mails } from './tables.ts'

const smtp = await startSmtp()
const by = (url: string) => ({
  mailer: createSmtpMailer(url, { socketTimeout: 600, connectionTimeout: 600, greetingTimeout: 600 }),
  from: 'hello@mail.example',
  inboundAddress: undefined,
  inboundDir: undefined,
  inboundSecret: undefined,
  openOutbox: false,
})
const t = await createTestApp({ mail: by(smtp.url) })
afterAll(() => smtp.close())
const ada = await t.signUp()

beforeEach(async () => {
  t.jobs.length = 0
  smtp.received.length = 0
  smtp.manners.rcpt = undefined
  smtp.manners.data = undefined
  smtp.manners.silent = false
  t.deps.mail = by(smtp.url)
  await t.pool.query('delete from mail')
  await t.pool.query('delete from mail_disabled')
})

const queue = () => queueMail(t.deps, welcomeMail, { memberId: ada.id }, {})
const run = async () => {
  const due = t.jobs.splice(0)
  for (const { queue: name, data } of due) await jobHandlers(t.deps)[name]?.(data)
}
const record = async () => {
  const [mail] = await t.db.select().from(mails)
  return mail
}
const disabled = async () => (await ada.browser.get('/api/notifications.php')).body.disabled

test('with a mail server nothing of a sent mail is kept but that it was sent', async () => {
  await queue()
  const [job] = t.jobs
  await run()
  expect(smtp.received).toHaveLength(1)
  expect(smtp.received[0]).toMatchObject({
    from: 'hello@mail.example',
    mail: { from: { address: 'hello@mail.example' } },
  })
  expect(await record()).toMatchObject({
    state: 'sent',
    attempts: 1,
    address: null,
    subject: null,
    html: null,
    body: null,
    sentAt: t.clock.now(),
  })
  for (let again = 0; again < 3; again += 1) {
    t.jobs.push(job!)
    await run()
  }
  expect(smtp.received).toHaveLength(1)
})

test('two workers with the same job send one mail', async () => {
  await queue()
  t.jobs.push(...t.jobs)
  const due = t.jobs.splice(0)
  await Promise.all(due.map(async ({ queue: name, data }) => jobHandlers(t.deps)[name]?.(data)))
  expect(smtp.received).toHaveLength(1)
})

test('a server that puts a mail off is asked again later, and in the end not any more', async () => {
  smtp.manners.rcpt = () => ({ code: 450, words: '4.2.0 greylisted' })
  await queue()
  await run()
  expect(await record()).toMatchObject({ state: 'queued', attempts: 1, code: 450, sentAt: null })
  expect(t.jobs).toHaveLength(1)
  smtp.manners.rcpt = undefined
  const before = t.jobs.slice()
  await run()
  expect(await record()).toMatchObject({ state: 'sent', attempts: 2 })
  expect(smtp.received).toHaveLength(1)
  expect(smtp.received[0]?.mail.messageId).toContain(String(before[0]?.data.id))

  await t.pool.query('delete from mail')
  smtp.manners.data = () => ({ code: 451, words: '4.3.0 later' })
  await queue()
  for (let tried = 0; tried < 12; tried += 1) await run()
  expect(await record()).toMatchObject({ state: 'refused', attempts: 9, code: 451 })
  expect(await disabled()).toEqual([])
})

test('without a connection the mail waits', async () => {
  t.deps.mail = by(`smtp://127.0.0.1:${await freePort()}`)
  await queue()
  await run()
  expect(await record()).toMatchObject({ state: 'queued', attempts: 1, code: null })
  t.deps.mail = by(smtp.url)
  await run()
  expect(smtp.received).toHaveLength(1)
})

test('an address that the server does not know is a bounce, and is not tried again', async () => {
  smtp.manners.rcpt = () => ({ code: 550, words: '5.1.1 no such user' })
  await queue()
  await run()
  expect(await record()).toMatchObject({ state: 'refused', code: 550 })
  expect(t.jobs).toEqual([])
  expect(await disabled()).toEqual(['bounce'])
  expect((await ada.browser.get('/api/user.php')).body.user.notifications_disabled).toEqual(['bounce'])
  await t.pool.query(`update member set email = 'new.' || email where id = $1`, [ada.id])
  expect(await disabled()).toEqual([])
})

test('a mail that is refused for what it says is no bounce', async () => {
  smtp.manners.data = () => ({ code: 554, words: '5.7.1 looks like spam' })
  await queue()
  await run()
  expect(await record()).toMatchObject({ state: 'refused', code: 554 })
  expect(await disabled()).toEqual([])
})

test('a server that takes a mail and says nothing may have it: it is not sent again', async () => {
  smtp.manners.silent = true
  await queue()
  const [job] = t.jobs
  await run()
  expect(await record()).toMatchObject({ state: 'unknown', attempts: 1 })
  smtp.manners.silent = false
  t.jobs.push(job!)
  await run()
  expect(smtp.received).toHaveLength(1)
})

test('a crash while a mail is handed over leaves it unknown', async () => {
  const unknown = async () =>
    (await readMetrics(t.metrics, 'serenade_mails_total'))['{kind=welcome,outcome=unknown}'] ?? 0
  const before = await unknown()
  await queue()
  const [job] = t.jobs
  const id = String(job?.data.id)
  await t.db
    .insert(mails)
    .values({ id, siteId: 1, memberId: ada.id, kind: 'welcome', state: 'sending', createdAt: t.clock.now() })
  await run()
  expect(smtp.received).toEqual([])
  expect(await record()).toMatchObject({ state: 'unknown' })
  expect(await unknown()).toBe(before + 1)
})

test('the answer that could not be written down is not asked for again', async () => {
  await queue()
  const [job] = t.jobs
  await t.pool.query(
    `create function fail_mail() returns trigger language plpgsql as $$ begin raise exception 'away'; end $$;
     create trigger fail_mail before update on mail for each row when (new.state = 'sent') execute function fail_mail()`,
  )
  await expect(run()).rejects.toThrow('Failed query')
  await t.pool.query('drop trigger fail_mail on mail')
  t.jobs.push(job!)
  await run()
  expect(smtp.received).toHaveLength(1)
  expect(await record()).toMatchObject({ state: 'unknown' })
})

test('the outbox keeps what it shows, and old records go', async () => {
  t.deps.mail = { ...by(smtp.url), mailer: undefined, openOutbox: true }
  await queue()
  t.jobs.push(...t.jobs)
  await run()
  const kept = await t.db.select().from(mails).where(eq(mails.memberId, ada.id))
  expect(kept).toHaveLength(1)
  expect(kept[0]).toMatchObject({ state: 'sent', subject: 'Your account is ready' })
  t.clock.advance(31 * 86_400_000)
  await runJob(t.deps, pruneMails, {})
  expect(await record()).toBeUndefined()
})

test('no mail goes to who has no address', async () => {
  await t.pool.query('update member set email = null where id = $1', [ada.id])
  await queue()
  await runJobs(t, 'mail')
  expect(smtp.received).toEqual([])
})
