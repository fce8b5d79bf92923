import { v4 as uuidv4 } from 'uuid'
import { beforeEach, describe, expect, it } from 'vitest'
import { profileSteps } from '#common/signup-steps.ts'
import { signupMessage } from '#server/conversations/signup-message.job.ts'
import { runJob } from '#server/kernel/job.ts'
import { newestMail } from '#server/testing/members/mailed-link.ts'
import { testPassword } from '#server/testing/members/sign-up-with.ts'
import { createTestApp } from '#server/testing/start/create-test-app.ts'

const t = await createTestApp()
let counter = 0

async function cityId(): Promise<string> {
  const { rows } = await t.pool.query("select id from city where region_id = 'NL-UT' limit 1")
  return String(rows[0].id)
}

/** Joins by the form, with the wish of the form, and answers the browser. `confirmed` stands for the mailed link. */
async function join(wish: Record<string, unknown> = {}, confirmed = true) {
  counter += 1
  const browser = t.browser()
  const email = `walker${counter}@example.org`
  const { status, body } = await browser.post('/api/signup.php', {
    request_id: uuidv4(),
    email,
    name: `Walker ${counter}`,
    password: testPassword,
    date_of_birth: '1990-05-06',
    ...wish,
  })
  expect(status).toBe(200)
  if (confirmed)
    await t.pool.query('update member set email_confirmed_at = created_at where id = $1', [body.user.id])
  const put = (form: object) => browser.put('/api/complete-signup.php', form)
  return { browser, id: body.user.id as string, email, put }
}

type Joined = Awaited<ReturnType<typeof join>>

async function endSignup({ put }: Joined) {
  await put({ city: await cityId(), gender: 'male', sexuality: 'hetero', passed: ['place'] })
  return put({ passed: [...profileSteps] })
}

/** Does what the worker does with the jobs that were started for it. */
async function runMessageJobs() {
  for (const { queue, data } of t.jobs.splice(0)) {
    if (queue === signupMessage.queue) await runJob(t.deps, signupMessage, data)
  }
}

const count = async (text: string, values: unknown[]) =>
  Number((await t.pool.query(`select count(*) from ${text}`, values)).rows[0].count)

beforeEach(() => void t.jobs.splice(0))

describe('the steps after the account', () => {
  it('go on at the first open one, on any device, and what was skipped stays skipped', async () => {
    const joined = await join()
    const { browser, put } = joined
    expect((await browser.get('/api/complete-signup.php')).body).toMatchObject({
      next: 'photo',
      target: null,
      message_waits: false,
    })
    expect((await put({ passed: ['photo'] })).body.next).toBe('place')
    const placed = await put({ city: await cityId(), passed: ['place'] })
    expect(placed.body.next).toBe('gender')
    await put({ gender: 'female', passed: ['gender'] })
    await put({ sexuality: 'bi', passed: ['sexuality'] })
    expect((await put({ passed: ['interests'] })).body.next).toBe('prompt')
    const other = t.browser()
    const signedIn = await other.post('/api/user.php', {
      login: `walker${counter}@example.org`,
      password: testPassword,
    })
    expect(signedIn.body.user.signup_complete).toBe(false)
    expect((await other.get('/api/complete-signup.php')).body.next).toBe('prompt')
    const prompts = [{ prompt: 'first_date', answer: 'A long walk' }]
    const answered = await other.put('/api/complete-signup.php', { prompts, passed: ['prompt'] })
    expect(answered.body.profile.prompts).toEqual(prompts)
    const ended = await other.put('/api/complete-signup.php', { about: 'Hello', passed: ['about', 'push'] })
    expect(ended.body).toMatchObject({ next: null, profile: { about: 'Hello', prompts } })
    expect((await browser.get('/api/user.php')).body.user.signup_complete).toBe(true)
  })

  it('stay ended when the last answer is sent again', async () => {
    const joined = await join()
    await endSignup(joined)
    expect((await joined.put({ about: 'Again', passed: ['about'] })).body.next).toBeNull()
    expect(t.jobs.filter(({ queue }) => queue === 'signup-message')).toHaveLength(1)
  })

  it('cannot pass what a profile needs without an answer', async () => {
    const { put } = await join()
    expect((await put({ passed: [...profileSteps] })).body.next).toBe('place')
  })

  it.each([
    [{ prompts: [{ prompt: 'nonsense', answer: 'x' }], passed: [] }],
    [{ prompts: [{ prompt: 'first_date', answer: '  ' }], passed: [] }],
    [{ prompts: [{ prompt: 'first_date', answer: 'x'.repeat(151) }], passed: [] }],
    [{ passed: ['nowhere'] }],
  ])('refuse %j', async (form) => {
    expect((await (await join()).put(form)).status).toBe(422)
  })

  it('show the finished sentence to others', async () => {
    const joined = await join()
    const prompts = [
      { prompt: 'ask_me_about', answer: 'My boat' },
      { prompt: 'good_evening', answer: 'Soup' },
    ]
    await joined.put({ prompts, passed: ['prompt'] })
    await endSignup(joined)
    const viewer = await join()
    await endSignup(viewer)
    const { body } = await viewer.browser.get(`/api/member.php?id=${joined.id}`)
    expect(body.profile.prompts).toEqual(prompts)
  })
})

describe('who joins from a member’s page', () => {
  async function someone(): Promise<Joined> {
    const joined = await join()
    await endSignup(joined)
    return joined
  }

  it('is shown that member until the end, and the like is given then', async () => {
    const target = await someone()
    const joined = await join({ member: target.id, like: true })
    const { body } = await joined.browser.get('/api/complete-signup.php')
    expect(body.target).toMatchObject({ id: target.id, like_state: null })
    expect(await count('member_like where from_id = $1', [joined.id])).toBe(0)
    await endSignup(joined)
    expect(await count('member_like where from_id = $1 and to_id = $2', [joined.id, target.id])).toBe(1)
    expect(await count('signup_wish where member_id = $1', [joined.id])).toBe(0)
    await endSignup(joined)
    expect(await count('member_like where from_id = $1', [joined.id])).toBe(1)
  })

  it('has the message delivered once: when the signup has ended and the address is confirmed', async () => {
    const target = await someone()
    t.jobs.length = 0
    const joined = await join({ member: target.id, signup_message: ' Nice boat! ' }, false)
    expect(t.jobs).toMatchObject([{ queue: 'mail', data: { kind: 'activation' } }])
    const { token } = await newestMail(t, joined.email)
    await endSignup(joined)
    await runMessageJobs()
    expect(await count('message where sender_id = $1', [joined.id])).toBe(0)
    expect((await joined.browser.get('/api/complete-signup.php')).body.message_waits).toBe(true)
    expect((await t.browser().put('/api/activation.php', { token })).status).toBe(200)
    expect(t.jobs.filter(({ data }) => data.kind === 'welcome')).toHaveLength(1)
    t.jobs.push({ queue: 'signup-message', data: { member: joined.id } })
    await runMessageJobs()
    const { rows } = await t.pool.query('select body, cost from message where sender_id = $1', [joined.id])
    expect(rows).toEqual([{ body: 'Nice boat!', cost: 1 }])
    expect((await joined.browser.get('/api/user.php')).body.user).toMatchObject({
      credits: 2,
      conversations_left: 1,
    })
    expect(await count('signup_wish where member_id = $1', [joined.id])).toBe(0)
  })

  it('keeps the message while the profile is not complete', async () => {
    const target = await someone()
    const joined = await join({ member: target.id, signup_message: 'Early' })
    t.jobs.push({ queue: 'signup-message', data: { member: joined.id } })
    await runMessageJobs()
    expect(await count('signup_wish where member_id = $1 and message is not null', [joined.id])).toBe(1)
    await endSignup(joined)
    await runMessageJobs()
    expect(await count('message where sender_id = $1', [joined.id])).toBe(1)
  })

  it('completes the signup all the same when that member is gone', async () => {
    const target = await someone()
    const joined = await join({ member: target.id, like: true, signup_message: 'Too late' })
    await t.pool.query('update profile set invisible = true where member_id = $1', [target.id])
    expect((await joined.browser.get('/api/complete-signup.php')).body.target).toBeNull()
    expect((await endSignup(joined)).body.next).toBeNull()
    await runMessageJobs()
    expect(await count('message where sender_id = $1', [joined.id])).toBe(0)
    expect(await count('signup_wish where member_id = $1', [joined.id])).toBe(0)
  })

  it('joins all the same for nobody, or for a member of another site', async () => {
    await join({ member: uuidv4(), like: true })
    const stranger = await t.signUp({ host: 'women.localhost' })
    const joined = await join({ member: stranger.id, signup_message: 'Hello' })
    expect((await joined.browser.get('/api/complete-signup.php')).body).toMatchObject({
      target: null,
      message_waits: false,
    })
  })

  it('cannot write more than a message may hold', async () => {
    const target = await someone()
    const answer = await t.browser().post('/api/signup.php', {
      request_id: uuidv4(),
      email: 'long@example.org',
      name: 'Long Letter',
      password: testPassword,
      date_of_birth: '1990-05-06',
      member: target.id,
      signup_message: 'x'.repeat(1_900),
    })
    expect(answer.body.fields).toEqual({ signup_message: 'message_too_long' })
  })
})

it('the terms are accepted in their version: the default, or the company’s own when it is later', async () => {
  const { id } = await join()
  const stored = async () =>
    (await t.pool.query('select terms_version, terms_accepted_at from member where id = $1', [id])).rows[0]
  const { rows } = await t.pool.query('select added from company where id = 1')
  const since = Math.max(rows[0].added.getTime(), Date.parse('2023-12-01T12:00:00Z'))
  expect(await stored()).toEqual({ terms_version: new Date(since), terms_accepted_at: t.clock.now() })
})
