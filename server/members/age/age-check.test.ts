import { expect, test } from 'vitest'
import type { AgeOutcome } from '#common/age-assurance.ts'
import { runJob } from '#server/kernel/job.ts'
import { eraseMembers } from '#server/operators/erase-members.job.ts'
import { askForAge } from '#server/testing/members/ask-for-age.ts'
import { testPassword } from '#server/testing/members/sign-up-with.ts'
import { noActorCtx } from '#server/testing/no-actor-ctx.ts'
import { readMetrics } from '#server/testing/read-metrics.ts'
import { runJobs } from '#server/testing/run-jobs.ts'
import { createTestApp } from '#server/testing/start/create-test-app.ts'
import { createMailLink } from '../addresses/mail-links.ts'
import { reactivate } from '../leaving/leaving.ts'
import { pruneSignIns } from '../sign-in/prune-sign-ins.job.ts'

const t = await createTestApp()
await askForAge(t, { NL: 'provider' })
type Person = Awaited<ReturnType<typeof t.signUp>>

const begin = ({ browser }: Person) => browser.post('/api/age-check.php', { return_to: '/members?age=30' })
const stateOf = (redirect: string) => new URL(redirect, 'http://x').searchParams.get('state') ?? ''
async function answerOf(person: Person, outcome: AgeOutcome): Promise<string> {
  const { redirect } = (await begin(person)).body
  const { body } = await person.browser.post('/api/age-sandbox.php', { state: stateOf(redirect), outcome })
  return body.redirect.split('?')[1]
}
const bring = ({ browser }: Person, answer: string) => browser.put('/api/age-check.php', { answer })
const isOpen = async ({ browser }: Person) => (await browser.get('/api/members.php')).status === 200
const checksOf = async ({ id }: Person) =>
  (await t.pool.query('select state, kept from age_check where member_id = $1 order by created_at, id', [id]))
    .rows

test('who is of age goes to the provider and back, and then to the page that they wanted to see', async () => {
  const person = await t.signUp()
  expect((await person.browser.get('/api/age.php')).body).toMatchObject({
    asked: 'provider',
    open: true,
    provider: { title: null },
    check: null,
  })
  const answer = await answerOf(person, 'of_age')
  expect((await person.browser.get('/api/age.php')).body.check).toBe('open')
  expect(await isOpen(person)).toBe(false)
  const brought = await bring(person, answer)
  expect([brought.status, brought.body]).toEqual([200, { outcome: 'of_age', return_to: '/members?age=30' }])
  expect(await isOpen(person)).toBe(true)
  const { rows } = await t.pool.query('select * from age_assurance where member_id = $1', [person.id])
  expect(rows).toEqual([
    {
      member_id: person.id,
      kind: 'provider',
      country: 'NL',
      provider: 'sandbox',
      reference: null,
      created_at: t.clock.now(),
    },
  ])
  expect(await checksOf(person)).toEqual([{ state: 'of_age', kept: {} }])
  expect((await begin(person)).status).toBe(409)
})

test('an answer counts once', async () => {
  const person = await t.signUp()
  const answer = await answerOf(person, 'unclear')
  const both = await Promise.all([bring(person, answer), bring(person, answer)])
  expect(both.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([200, 409])
  expect((await bring(person, answer)).body.error).toBe('age_check_ended')
  expect(await isOpen(person)).toBe(false)
})

test('nobody proves their age by the answer, or at the sandbox by the check, of another', async () => {
  const [adult, child] = [await t.signUp(), await t.signUp()]
  const answer = await answerOf(adult, 'of_age')
  expect((await bring(child, answer)).body.error).toBe('age_check_ended')
  const { redirect } = (await begin(child)).body
  const moved = new URLSearchParams(answer)
  moved.set('state', stateOf(redirect))
  expect((await bring(child, String(moved))).status).toBe(403)
  const state = new URLSearchParams(answer).get('state')
  const decided = await child.browser.post('/api/age-sandbox.php', { state, outcome: 'of_age' })
  expect(decided.status).toBe(404)
  expect([await isOpen(child), await isOpen(adult)]).toEqual([false, false])
  expect((await bring(adult, answer)).body.outcome).toBe('of_age')
  expect((await t.browser().put('/api/age-check.php', { answer })).status).toBe(401)
})

test('a forged answer is refused, and ends the check', async () => {
  const person = await t.signUp()
  const answer = new URLSearchParams(await answerOf(person, 'under_age'))
  answer.set('result', 'of_age')
  expect((await bring(person, String(answer))).status).toBe(403)
  expect(await checksOf(person)).toEqual([{ state: 'unclear', kept: {} }])
  answer.set('result', 'under_age')
  expect((await bring(person, String(answer))).body.error).toBe('age_check_ended')
  for (const invented of ['', 'state=', 'state=x&result=of_age', '%00', 'state=%ff'])
    expect((await bring(person, invented)).status).toBe(409)
  expect(await isOpen(person)).toBe(false)
  const counted = await readMetrics(t.metrics, 'serenade_age_checks_total')
  expect(Object.entries(counted).filter(([labels]) => labels.includes('outcome=forged'))).toHaveLength(1)
})

test('a check lasts half an hour, a new one ends the one before, and five a day are enough', async () => {
  const person = await t.signUp()
  const late = await answerOf(person, 'of_age')
  t.clock.advance(30 * 60_000)
  expect((await person.browser.get('/api/age.php')).body.check).toBe(null)
  expect((await bring(person, late)).body.error).toBe('age_check_ended')
  const first = await answerOf(person, 'of_age')
  const second = await answerOf(person, 'cancelled')
  expect((await bring(person, first)).body.error).toBe('age_check_ended')
  expect((await bring(person, second)).body.outcome).toBe('cancelled')
  expect([(await begin(person)).status, (await begin(person)).status]).toEqual([200, 200])
  const used = await begin(person)
  expect([used.status, used.body]).toMatchObject([429, { error: 'age_checks_used_up', params: { max: 5 } }])
  t.clock.advance(24 * 3_600_000)
  expect((await bring(person, await answerOf(person, 'of_age'))).body.outcome).toBe('of_age')
  t.clock.advance(8 * 24 * 3_600_000)
  await runJob(t.deps, pruneSignIns, {})
  expect(await checksOf(person)).toEqual([])
})

test('who is too young is signed out for good: no link and no password opens the account, and it is erased', async () => {
  const person = await t.signUp()
  const elsewhere = t.browser()
  const login = { login: person.name, password: testPassword }
  expect((await elsewhere.post('/api/user.php', login)).status).toBe(200)
  const brought = await bring(person, await answerOf(person, 'under_age'))
  expect([brought.status, brought.body.outcome]).toEqual([200, 'under_age'])
  expect((await person.browser.get('/api/user.php')).body.user ?? null).toBe(null)
  expect((await elsewhere.get('/api/account.php')).status).toBe(403)
  const refused = await t.browser().post('/api/user.php', login)
  expect([refused.status, refused.body]).toMatchObject([
    403,
    { error: 'account_under_age', params: { days: 14 } },
  ])
  expect(refused.body.message).toContain('14 days')
  await runJobs(t, 'mail')
  const mails = await t.pool.query<{ kind: string; html: string }>(
    'select kind, html from mail where member_id = $1',
    [person.id],
  )
  // That of an ordinary deletion would have a link back in it.
  expect(mails.rows.map(({ kind }) => kind)).not.toContain('deletion')
  const told = mails.rows.filter(({ kind }) => kind === 'under-age')
  expect(told).toHaveLength(1)
  expect(told[0]?.html).toContain('it will be erased in 14 days')
  expect(told[0]?.html).not.toMatch(/token=|localhost\/[\w-]{43}/)
  const wrong = await t.browser().post('/api/user.php', { ...login, password: 'wrong-password-1' })
  expect(wrong.body.error).toBe('login_failed')
  t.clock.advance(15 * 24 * 3_600_000)
  await runJob(t.deps, eraseMembers, {})
  const { rows } = await t.pool.query(
    `select status, under_age_at, (select count(*)::int from age_check where member_id = member.id) as checks
     from member where id = $1`,
    [person.id],
  )
  expect(rows).toEqual([{ status: 'erased', under_age_at: null, checks: 0 }])
})

test('a link of an earlier deletion does not bring back who was found too young', async () => {
  const person = await t.signUp()
  await bring(person, await answerOf(person, 'under_age'))
  const ctx = noActorCtx(t.deps, 1, 'en')
  const token = await createMailLink(ctx, { memberId: person.id, purpose: 'reactivate', minutes: 60 })
  await expect(reactivate(ctx, token)).rejects.toThrow('link_invalid')
})

test('where the provider gives no answer the same one may be brought again, and without a provider nothing begins', async () => {
  let away = true
  const verifier = t.deps.ageVerifier!
  const app = await createTestApp({
    ageVerifier: {
      ...verifier,
      start: (check) => (away ? Promise.reject(new Error('away')) : verifier.start(check)),
      finish: () =>
        away ? Promise.reject(new Error('away')) : Promise.resolve({ outcome: 'of_age', reference: 'r-1' }),
    },
  })
  await askForAge(app, { NL: 'provider' })
  const person = await app.signUp()
  for (let tries = 0; tries < 7; tries += 1) expect((await begin(person)).status).toBe(503)
  away = false
  const answer = `state=${stateOf((await begin(person)).body.redirect)}`
  away = true
  expect((await bring(person, answer)).status).toBe(503)
  away = false
  expect((await bring(person, answer)).body.outcome).toBe('of_age')

  const none = await createTestApp({ ageVerifier: undefined })
  await askForAge(none, { NL: 'provider' })
  const other = await none.signUp()
  expect((await begin(other)).status).toBe(503)
  expect((await other.browser.get('/api/age.php')).body).toMatchObject({ open: true, provider: null })
})

test.each(['//evil.example', '/\\evil.example', 'https://evil.example', 'javascript:alert(1)'])(
  'nobody is led to %s',
  async (return_to) => {
    const { browser } = await t.signUp()
    expect((await browser.post('/api/age-check.php', { return_to })).status).toBe(422)
  },
)
