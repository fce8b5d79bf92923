import { v4 as uuidv4 } from 'uuid'
import { expect, test } from 'vitest'
import { limits } from '#common/limits.ts'
import { locales } from '#common/locales.ts'
import { staffCtx } from '#server/kernel/staff-ctx.ts'
import { jobHandlers } from '#server/start/job-queues.ts'
import { readMails } from '#server/testing/read-mails.ts'
import { createTestApp } from '#server/testing/start/create-test-app.ts'
import { reviewComplaints } from './complaint-session.ts'

const t = await createTestApp()
const dayMs = 86_400_000

const form = (change: object = {}) => ({
  request_id: uuidv4(),
  about: 'The profile of Somebody',
  reason: 'illegal',
  explanation: 'It shows what is against the law',
  name: 'Ann Onlooker',
  email: `${uuidv4()}@example.org`,
  good_faith: true,
  ...change,
})
const send = (complaint: object, browser = t.browser()) => browser.post('/api/complaint.php', complaint)
const statusOf = (token: string) => t.browser().get(`/api/complaint.php?case=${token}`)
const mailsTo = async (address: string) => (await readMails(t)).filter((mail) => mail.address === address)
const tokenIn = (text: string | null | undefined) => /case=([\w-]{43})/.exec(text ?? '')?.[1] ?? ''

/** What the review says, when these words are typed. */
async function review(...words: string[]): Promise<string> {
  const printed: string[] = []
  await reviewComplaints({
    ctx: staffCtx(t.deps, 'moderator'),
    print: (text) => void printed.push(text),
    ask: async () => words.shift() ?? null,
  })
  return printed.join('\n')
}

test('a stranger complains, follows the link of the receipt, and is answered with reasons', async () => {
  const complaint = form()
  expect((await send(complaint)).status).toBe(200)
  const [receipt] = await mailsTo(complaint.email)
  expect(receipt?.body).not.toContain(complaint.explanation)
  const token = tokenIn(receipt?.body)
  const open = await statusOf(token)
  expect(open.body).toMatchObject({ about: complaint.about, state: 'open', answer: null, answered_at: null })
  expect(open.headers.get('cache-control')).toContain('no-store')
  expect(receipt?.body).toContain(open.body.number)

  const printed = await review('?', 'u', 'u We have removed it', 'q')
  expect(printed).toContain(complaint.explanation)
  expect(printed).toContain('u ANSWER')
  expect(printed).toContain('Answered.')
  expect((await statusOf(token)).body).toMatchObject({ state: 'upheld', answer: 'We have removed it' })
  const [, answer] = await mailsTo(complaint.email)
  expect(answer?.kind).toBe('complaint-answer')
  expect(answer?.body).toContain('We have removed it')
  expect(answer?.body).toContain('six months')
  expect(tokenIn(answer?.body)).toBe(token)
})

test('the same request again is the same complaint, and with other words a conflict', async () => {
  const complaint = form()
  const answers = await Promise.all([send(complaint), send(complaint), send(complaint)])
  expect(answers.map(({ status }) => status)).toEqual([200, 200, 200])
  expect((await send({ ...complaint, explanation: 'Something else' })).status).toBe(409)
  expect(await mailsTo(complaint.email)).toHaveLength(1)
})

test('what is missing is said at its field; only who reports the danger of a child need not give a name', async () => {
  const { body } = await send(
    form({ about: ' ', reason: 'nothing', explanation: '', email: 'nobody', good_faith: false }),
  )
  expect(body.fields).toEqual({
    about: 'required',
    reason: 'choose_one',
    explanation: 'required',
    email: 'invalid_email',
    good_faith: 'required',
  })
  expect((await send(form({ name: '' }))).body.fields).toEqual({ name: 'required' })
  expect((await send(form({ name: '', reason: 'minor' }))).status).toBe(200)
})

test('the answer is in the language of whoever complained', async () => {
  for (const locale of locales) {
    const browser = t.browser()
    browser.cookies.set('locale', locale)
    const complaint = form()
    await send(complaint, browser)
    await t.pool.query(`update complaint set created_at = '2000-01-01' where email = $1`, [complaint.email])
    await review('d It breaks no rule', 'q')
    const mails = await mailsTo(complaint.email)
    expect(mails.map(({ html }) => /<html lang="(\w+)"/.exec(html ?? '')?.[1])).toEqual([locale, locale])
    for (const { subject, body } of mails) expect(`${subject}${body}`).not.toMatch(/complaintsMail|[{}]/)
  }
})

test('a link opens its own complaint on its own site, and nothing else does', async () => {
  const complaint = form()
  await send(complaint)
  const [receipt] = await mailsTo(complaint.email)
  const token = tokenIn(receipt?.body)
  expect((await t.browser('women.localhost').get(`/api/complaint.php?case=${token}`)).status).toBe(410)
  expect((await statusOf('A'.repeat(43))).status).toBe(410)
  expect((await statusOf('short')).status).toBe(422)
})

test('a member’s complaint is among the own data, and is gone a year after the answer', async () => {
  const she = await t.signUp()
  const complaint = form()
  await send(complaint, she.browser)
  const stored = async () =>
    (await t.pool.query('select member_id, state from complaint where email = $1', [complaint.email])).rows
  expect(await stored()).toEqual([{ member_id: she.id, state: 'open' }])
  await t.pool.query(`update complaint set created_at = '2000-01-01' where email = $1`, [complaint.email])
  await review('d It breaks no rule', 'q')
  t.clock.advance((limits.complaintDays - 1) * dayMs)
  await jobHandlers(t.deps)['prune-complaints']?.({})
  expect(await stored()).toHaveLength(1)
  t.clock.advance(2 * dayMs)
  await jobHandlers(t.deps)['prune-complaints']?.({})
  expect(await stored()).toEqual([])
})
