import { v4 as uuidv4 } from 'uuid'
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { countryCookie, limits } from '#common/limits.ts'
import { runJob } from '#server/kernel/job.ts'
import { pruneSignIns } from '#server/members/sign-in/prune-sign-ins.job.ts'
import { AppError } from '#server/platform/errors.ts'
import { pruneEvents } from '#server/platform/live/prune-events.ts'
import { createRates } from '#server/platform/rates/rate-limit.ts'
import { testPassword } from '#server/testing/members/sign-up-with.ts'
import { giveCredits } from '#server/testing/payments/members-with-credits.ts'
import { createTestApp } from '#server/testing/start/create-test-app.ts'
import { sign } from './crash/make-notifications.ts'

const minute = 60_000
const day = 86_400_000

const t = await createTestApp()

type Person = Awaited<ReturnType<typeof t.signUp>>
/** What is asked once the clock has moved: a status, or a word for what was seen. */
type Ask = () => Promise<unknown>
type Limit = {
  name: string
  /** How long after `prepare` the rule turns. */
  ms: number
  prepare: () => Promise<Ask>
  /** What is true a millisecond before, and from that moment on. */
  before: unknown
  from: unknown
}

const statusOf = async (answer: Promise<{ status: number }>) => (await answer).status
const count = async (text: string, ...values: unknown[]) => (await t.pool.query(text, values)).rowCount

async function guess(email: string, times: number, password = 'a wrong one'): Promise<number[]> {
  const statuses: number[] = []
  for (let time = 0; time < times; time += 1)
    statuses.push((await t.browser().post('/api/user.php', { login: email, password })).status)
  return statuses
}

/** A second account on an address that is another's: on a discreet site it is made, and not confirmed. */
async function claimant(): Promise<{ claim: Person; viewer: Person }> {
  const host = 'women.localhost'
  const email = `${uuidv4()}@example.org`
  await t.signUp({ host, email })
  const [claim, viewer] = [await t.signUp({ host, email, unconfirmed: true }), await t.signUp({ host })]
  for (const { id } of [claim, viewer]) await giveCredits(t, id, 9)
  return { claim, viewer }
}

const message = (to: Person) => ({ to: to.id, client_id: uuidv4(), body: 'Still here' })

const table: Limit[] = [
  {
    name: 'a session ends after 30 days, however often it is used',
    ms: limits.sessionDays * day,
    prepare: async () => {
      const { browser } = await t.signUp()
      return () => statusOf(browser.get('/api/user.php'))
    },
    before: 200,
    from: 403,
  },
  {
    name: 'five wrong passwords lock the account for 15 minutes',
    ms: limits.loginBlockMinutes * minute,
    prepare: async () => {
      const { email } = await t.signUp()
      expect(await guess(email, 6)).toEqual([401, 401, 401, 401, 401, 429])
      return async () => (await guess(email, 1, testPassword))[0]
    },
    before: 429,
    from: 200,
  },
  {
    name: 'four wrong passwords are forgotten after 15 minutes',
    ms: limits.loginBlockMinutes * minute,
    prepare: async () => {
      const { email } = await t.signUp()
      await guess(email, 4)
      return async () => (await guess(email, 2)).at(-1)
    },
    before: 429,
    from: 401,
  },
  {
    name: 'an address that stays unconfirmed hides its member after 7 days',
    ms: 7 * day,
    prepare: async () => {
      const { claim, viewer } = await claimant()
      return () => statusOf(viewer.browser.get(`/api/member.php?id=${claim.id}`))
    },
    before: 200,
    from: 404,
  },
  {
    name: 'whoever is hidden is not written to',
    ms: 7 * day,
    prepare: async () => {
      const { claim, viewer } = await claimant()
      return () => statusOf(viewer.browser.post('/api/message.php', message(claim)))
    },
    // Until then others may write first: only the member who is not confirmed cannot be answered.
    before: 200,
    from: 404,
  },
  {
    name: 'whoever is hidden does not write',
    ms: 7 * day,
    prepare: async () => {
      const { claim, viewer } = await claimant()
      return () => statusOf(claim.browser.post('/api/message.php', message(viewer)))
    },
    before: 200,
    from: 403,
  },
  {
    name: 'a member is online for five minutes',
    ms: 5 * minute + 1,
    prepare: async () => {
      const [seen, viewer] = [await t.signUp(), await t.signUp()]
      await seen.browser.get('/api/user.php')
      return async () =>
        (await viewer.browser.get(`/api/member.php?id=${seen.id}`)).body.profile.online as boolean
    },
    before: true,
    from: false,
  },
  {
    name: 'sessions that ended are pruned, others are not',
    ms: limits.sessionDays * day + 1,
    prepare: async () => {
      const { id } = await t.signUp()
      return async () => {
        await runJob(t.deps, pruneSignIns, {})
        return count('select from session where member_id = $1', id)
      }
    },
    before: 1,
    from: 0,
  },
  {
    name: 'login attempts are kept for a day',
    ms: day + 1,
    prepare: async () => {
      await t.pool.query('delete from login_attempt')
      await guess(`${uuidv4()}@example.org`, 1)
      return async () => {
        await runJob(t.deps, pruneSignIns, {})
        return count('select from login_attempt')
      }
    },
    before: 1,
    from: 0,
  },
  {
    name: 'a device is known for 365 days',
    ms: limits.deviceDays * day,
    prepare: async () => {
      const { browser, email } = await t.signUp()
      return async () => {
        await guess(email, 6)
        return (await browser.post('/api/user.php', { login: email, password: testPassword })).status
      }
    },
    before: 200,
    from: 429,
  },
  {
    name: 'live events are kept for a day',
    ms: day + 1,
    prepare: async () => {
      const [ada, bea] = [await t.signUp(), await t.signUp()]
      await ada.browser.post('/api/message.php', message(bea))
      return async () => {
        await pruneEvents({ db: t.db, now: t.clock.now })
        return count('select from event where member_id = $1', bea.id)
      }
    },
    before: 1,
    from: 0,
  },
]

beforeEach(() => t.clock.set('2026-11-21T12:00:00.000Z'))
afterEach(() => vi.useRealTimers())

describe.each(table)('$name', ({ ms, prepare, before, from }) => {
  test('a millisecond before', async () => {
    const ask = await prepare()
    t.clock.advance(ms - 1)
    expect(await ask()).toBe(before)
  })
  test('from then on', async () => {
    const ask = await prepare()
    t.clock.advance(ms)
    expect(await ask()).toBe(from)
    t.clock.advance(day)
  })
})

const births = [
  { born: '2008-11-21', from: 'NL', at: '2026-11-20T23:59:59.999Z', old: 17 },
  { born: '2008-11-21', from: 'NL', at: '2026-11-21T00:00:00.000Z', old: 18 },
  { born: '2008-02-29', from: 'NL', at: '2026-02-28T23:59:59.999Z', old: 17 },
  { born: '2008-02-29', from: 'NL', at: '2026-03-01T00:00:00.000Z', old: 18 },
  { born: '2007-12-31', from: 'NL', at: '2025-12-31T00:00:00.000Z', old: 18 },
  // Of a country with several zones the one in which the day begins last.
  { born: '2008-11-21', from: 'US', at: '2026-11-21T09:59:59.999Z', old: 17 },
  { born: '2008-11-21', from: 'US', at: '2026-11-21T10:00:00.000Z', old: 18 },
  { born: '2008-07-21', from: 'CA', at: '2026-07-21T06:59:59.999Z', old: 17 },
  { born: '2008-07-21', from: 'CA', at: '2026-07-21T07:00:00.000Z', old: 18 },
  // Nobody knows where from.
  { born: '2008-11-21', from: '', at: '2026-11-21T11:59:59.999Z', old: 17 },
  { born: '2008-11-21', from: '', at: '2026-11-21T12:00:00.000Z', old: 18 },
]

test.each(births)('born on $born, at $at one is $old in $from', async ({ born, from, at, old }) => {
  t.clock.set(at)
  const form = { request_id: uuidv4(), email: `${uuidv4()}@example.org`, password: testPassword }
  const name = `Born ${uuidv4().slice(0, 8)}`
  const browser = t.browser()
  if (from) browser.cookies.set(countryCookie, from)
  const answer = await browser.post('/api/signup.php', { ...form, name, date_of_birth: born })
  expect([answer.status, answer.body.fields]).toEqual(
    old < 18 ? [422, { date_of_birth: 'too_young' }] : [200, undefined],
  )
})

test.each([
  [-5 * minute - 1_000, 403],
  [-5 * minute, 200],
  [5 * minute, 200],
  [5 * minute + 1_000, 403],
])('a signature that is %i ms away from now', async (skew, status) => {
  const place = '/api/webhook.php?provider=sandbox'
  const post = (headers: Record<string, string>, body: string) =>
    t.browser().request('POST', place, body, headers)
  await post({ 'sandbox-timestamp': '1', 'sandbox-signature': '0'.repeat(64) }, '{}')
  await t.pool.query(
    `insert into secret values ('sandbox-webhook', 'known') on conflict (name) do update set value = 'known'`,
  )
  vi.useFakeTimers({ toFake: ['Date'], now: t.clock.now() })
  const money = { amount: 100, currency: 'EUR' }
  const notice = { event: uuidv4(), payment: 'none', reference: 'none', state: 'completed', money }
  const body = JSON.stringify(notice)
  expect((await post(sign('known', body, skew), body)).status).toBe(status)
})

test('a rate is full until its time is over', async () => {
  vi.useFakeTimers({ now: t.clock.now() })
  const rates = createRates()
  const take = () => rates.take('somebody', 3, 60)
  const refused = { code: 'too_many_requests', params: { seconds: 1 } }
  for (let call = 0; call < 3; call += 1) await take()
  await expect(take()).rejects.toThrow(AppError)
  vi.advanceTimersByTime(59_999)
  await expect(take()).rejects.toMatchObject(refused)
  vi.advanceTimersByTime(1)
  await take()
})
