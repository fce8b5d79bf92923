import { v4 as uuidv4 } from 'uuid'
import { afterAll, beforeEach, expect, test } from 'vitest'
import { queueMail } from '../mail/queue-mail.ts'
import { welcomeMail } from '../members/welcome.mail.ts'
import { createSmtpMailer } from '../platform/mail/create-smtp-mailer.ts'
import { jobHandlers } from '../start/job-queues.ts'
import { block } from '../testing/members/block.ts'
import { decide, orderBundle } from '../testing/payments/buy-bundle.ts'
import { giveCredits } from '../testing/payments/members-with-credits.ts'
import { runJobs } from '../testing/run-jobs.ts'
import { createTestApp } from '../testing/start/create-test-app.ts'
import { startSmtp } from '../testing/start/start-smtp.ts'

const smtp = await startSmtp()
const t = await createTestApp({
  mail: {
    mailer: createSmtpMailer(smtp.url),
    from: undefined,
    inboundAddress: 'back@mail.example',
    inboundDir: undefined,
    inboundSecret: undefined,
    openOutbox: false,
  },
})
afterAll(() => smtp.close())

type Person = Awaited<ReturnType<typeof t.signUp>>
const settled = ['notify-message', 'notify-like', 'mail']
const send = (from: Person, to: Person, body = 'a secret word') =>
  from.browser.post('/api/message.php', { to: to.id, client_id: uuidv4(), body })
const like = (from: Person, to: Person) => from.browser.post('/api/like.php', { id: to.id })
const later = (minutes: number) => t.clock.advance(minutes * 60_000)
const read = async ({ browser }: Person) => {
  const [chat] = (await browser.get('/api/chats.php')).body.chats
  await browser.put('/api/chat.php', { conversation: chat.conversation, number: chat.last_number ?? 99 })
}

/** What was mailed since the last call: to whom, and what it says. */
async function mailed(): Promise<[to: string, subject: string, heading: string][]> {
  await runJobs(t, ...settled)
  return smtp.received.splice(0).map(({ to, mail }) => {
    const heading = /<h1[^>]*>(.*?)<\/h1>/.exec(mail.html ?? '')?.[1] ?? ''
    return [to.join(), mail.subject ?? '', heading]
  })
}

beforeEach(() => {
  t.jobs.length = 0
  smtp.received.length = 0
})

test('a welcome has text, HTML, a neutral sender and no way to unsubscribe from the account', async () => {
  const ada = await t.signUp({ name: 'Ada Welcome' })
  await queueMail(t.deps, welcomeMail, { memberId: ada.id }, {})
  await runJobs(t, 'mail')
  const [received] = smtp.received
  expect(received).toMatchObject({ from: 'back@mail.example', to: [ada.email] })
  const { mail, raw } = received!
  expect(mail.from).toEqual({ name: t.sites.defaultSite().settings.mail_name, address: 'no-reply@localhost' })
  expect(mail.subject).toBe('Your account is ready')
  expect(mail.text).toContain('Welcome, Ada Welcome')
  expect(mail.html).toContain('Welcome, Ada Welcome')
  expect(mail.messageId).toMatch(/^<[\da-f-]{36}@localhost>$/)
  expect(raw).toContain('Auto-Submitted: auto-generated')
  expect(raw).not.toContain('List-Unsubscribe')
  const [link] = /http:\/\/localhost\/[\w-]{43}\b/.exec(mail.text ?? '') ?? []
  expect(link).toBeDefined()
  expect(mail.html).toContain(`href="${link}"`)
})

test('a message is mailed when it is not read, once until it is, and never its words', async () => {
  const [ada, bea] = [await t.signUp({ name: 'Ada Writes' }), await t.signUp({ gender: 'female' })]
  await giveCredits(t, ada.id, 1_000)
  later(10)
  await send(ada, bea)
  await send(ada, bea)
  expect(await mailed()).toEqual([
    [bea.email, 'You have a new message', 'Ada Writes would like to get to know you'],
  ])
  await send(ada, bea)
  expect(await mailed()).toEqual([])
  await read(bea)
  later(10)
  await send(ada, bea, 'another secret word')
  await runJobs(t, 'notify-message', 'mail')
  expect(smtp.received.map(({ mail }) => [mail.subject])).toEqual([['You have a new message']])
  const [{ raw, mail } = { raw: '', mail: undefined }] = smtp.received
  expect(mail?.html).toContain('Ada Writes has written to you')
  expect(raw).not.toContain('secret')
  expect(raw.replace(/\r\n /g, ' ')).toMatch(
    /List-Unsubscribe: <http:\/\/localhost\/api\/unsubscribe\.php\?token=[\w-]{44}>, <mailto:back@mail\.example\?subject=unsubscribe%20[\w-]{44}>/,
  )
  expect(raw).toContain('List-Unsubscribe-Post: List-Unsubscribe=One-Click')
})

test('who is on the site is not mailed at once, and not at all once it is read', async () => {
  const [ada, bea] = [await t.signUp(), await t.signUp({ gender: 'female' })]
  await send(ada, bea)
  const [job] = t.jobs.filter(({ queue }) => queue === 'notify-message')
  await runJobsOnce()
  expect(smtp.received).toEqual([])
  expect(t.jobs.filter(({ queue }) => queue === 'notify-message')).toEqual([
    { queue: 'notify-message', data: { ...job?.data, checks: 1 } },
  ])
  await read(bea)
  expect(await mailed()).toEqual([])
})

async function runJobsOnce() {
  const due = t.jobs.splice(0)
  for (const { queue, data } of due) if (settled.includes(queue)) await jobHandlers(t.deps)[queue]?.(data)
}

test('nobody hears of whom they block, who blocks them, or who is gone', async () => {
  const people = await Promise.all(
    [0, 1, 2].map(async () => [await t.signUp(), await t.signUp({ gender: 'female' })] as const),
  )
  const [[ada, bea], [cai, dot], [eli, fay]] = people as [
    [Person, Person],
    [Person, Person],
    [Person, Person],
  ]
  later(10)
  for (const [from, to] of people) {
    await send(from, to)
    await like(from, to)
  }
  await block(t, bea.id, ada.id)
  await block(t, cai.id, dot.id)
  await t.pool.query(`update profile set status = 'disabled' where member_id = $1`, [eli.id])
  expect(fay.id).toBeDefined()
  expect(await mailed()).toEqual([])
})

test('who deletes the account hears nothing more, and of what waits once they are back', async () => {
  const [ada, bea] = [await t.signUp(), await t.signUp({ gender: 'female' })]
  later(10)
  await send(ada, bea)
  await like(ada, bea)
  const waiting = t.jobs.splice(0).filter(({ queue }) => queue !== 'mail')
  await t.pool.query('delete from session where member_id = $1', [bea.id])
  const be = (columns: string) => t.pool.query(`update member set ${columns} where id = $1`, [bea.id])
  for (const [gone, back] of [
    ["status = 'deleted', deleted_at = now()", "status = 'active', deleted_at = null"],
    ["status = 'suspended'", "status = 'active'"],
    ['email_confirmed_at = null', 'email_confirmed_at = now()'],
  ] as const) {
    await be(gone)
    t.jobs.push(...waiting)
    expect(await mailed()).toEqual([])
    expect((await t.pool.query('select from notice where member_id = $1', [bea.id])).rows).toEqual([])
    await be(back)
  }
  t.jobs.push(...waiting)
  expect(new Set((await mailed()).map(([to]) => to))).toEqual(new Set([bea.email]))
})

test('a like is mailed unless it is seen, and a match to the one who liked first', async () => {
  const [ada, bea] = [
    await t.signUp({ name: 'Ada Likes' }),
    await t.signUp({ name: 'Bea Likes', gender: 'female' }),
  ]
  await like(ada, bea)
  later(10)
  expect(await mailed()).toEqual([[bea.email, 'There is something new for you', 'Ada Likes likes you']])
  await like(bea, ada)
  later(10)
  expect(await mailed()).toEqual([
    [ada.email, 'There is good news for you', 'You and Bea Likes like each other'],
  ])
  const cleo = await t.signUp()
  await like(cleo, bea)
  await bea.browser.put('/api/like.php', { id: cleo.id })
  later(10)
  expect(await mailed()).toEqual([])
})

test('a completed order is receipted once, in the payer’s language and with the company’s numbers', async () => {
  const ada = await t.signUp({ name: 'Ada Pays' })
  await ada.browser.put('/api/user.php', { language: 'de' })
  const { order, sandboxId } = await orderBundle(ada.browser)
  await decide(ada.browser, sandboxId, 'approve')
  await decide(ada.browser, sandboxId, 'approve')
  await runJobs(t, 'mail')
  expect(smtp.received).toHaveLength(1)
  const [{ mail } = { mail: undefined }] = smtp.received
  const company = (await t.pool.query('select * from company where id = 1')).rows[0]
  expect(mail?.subject).toBe('Dein Beleg')
  const total = (order.amount.amount + order.transaction_costs.amount) / 100
  const written = new Intl.NumberFormat('de', { style: 'currency', currency: order.amount.currency })
  for (const words of [
    order.number,
    `Summe: ${written.format(total)}`,
    `${order.credits} Credits: `,
    company.name,
    company.vat_numbers[0],
    company.kvk,
    'Niederlande',
  ])
    expect(mail?.text).toContain(words)
})

test('a fictional profile is labelled in the mail too', async () => {
  const [ada, bea] = [await t.signUp({ name: 'Fictive Ada' }), await t.signUp({ gender: 'female' })]
  await t.pool.query('alter table profile disable trigger user')
  await t.pool.query('update profile set is_fictional = true where member_id = $1', [ada.id])
  await t.pool.query('alter table profile enable trigger user')
  await send(ada, bea)
  later(10)
  const [[, , heading] = []] = await mailed()
  expect(heading).toBe('Fictive Ada (fictional profile) would like to get to know you')
})

test('a mail comes from the receiver’s own site, whatever host was asked', async () => {
  const ada = await t.signUp({
    host: 'women.localhost',
    gender: 'female',
    city: await someCity('women.localhost'),
  })
  await t.fetch('/api/user.php', {
    headers: { host: 'evil.example', 'x-forwarded-host': 'evil.example' },
  })
  await queueMail(t.deps, welcomeMail, { memberId: ada.id }, {})
  await runJobs(t, 'mail')
  const [{ raw, mail } = { raw: '', mail: undefined }] = smtp.received
  expect(raw).not.toContain('evil')
  expect(mail?.text).toContain('http://women.localhost/')
  expect(mail?.from?.address).toBe('no-reply@women.localhost')
})

async function someCity(host: string): Promise<string> {
  return (await t.browser(host).get('/api/cities.php?region=NL-UT')).body.cities[0].id
}

test('a name cannot make a header', async () => {
  const ada = await t.signUp({ gender: 'female' })
  await t.pool.query('update member set name = $2 where id = $1', [
    ada.id,
    'Eve\r\nBcc: victim@example.org\r\n\r\n<b>hi</b>',
  ])
  await queueMail(t.deps, welcomeMail, { memberId: ada.id }, {})
  await runJobs(t, 'mail')
  const [{ raw, mail, to } = { raw: '', mail: undefined, to: [] }] = smtp.received
  expect(to).toEqual([ada.email])
  expect(mail?.bcc).toBeUndefined()
  expect(raw.split('\r\n\r\n')[0]).not.toMatch(/^Bcc/m)
  expect(mail?.html).toContain('&lt;b&gt;hi&lt;/b&gt;')
})
