import { v4 as uuidv4 } from 'uuid'
import { describe, expect, it } from 'vitest'
import { countStatements } from '#server/testing/count-statements.ts'
import { newestMail } from '#server/testing/members/mailed-link.ts'
import { testPassword } from '#server/testing/members/sign-up-with.ts'
import { readMails } from '#server/testing/read-mails.ts'
import { createTestApp } from '#server/testing/start/create-test-app.ts'

const t = await createTestApp()
const minute = 60_000
const discreet = 'women.localhost'
const next = 'another-river-43'
const german = { cookie: 'locale=de' }

const ask = (email: string, { host = 'localhost', headers = {} } = {}) =>
  t.browser(host).post('/api/reset.php', { email }, headers)
const set = (token: string, password = next, again = password, browser = t.browser()) =>
  browser.put('/api/reset.php', { token, password, password_again: again })
const logIn = (login: string, password: string, browser = t.browser()) =>
  browser.post('/api/user.php', { login, password })

async function linkFor(email: string): Promise<string> {
  t.clock.advance(minute)
  await ask(email)
  return (await newestMail(t, email)).token
}

describe('asking for a new password', () => {
  it('on an open site, an unknown address is said at the field', async () => {
    const unknown = `${uuidv4()}@example.org`
    const answer = await ask(unknown)
    expect([answer.status, answer.body.fields]).toEqual([422, { email: 'email_not_found' }])
    expect((await ask('nonsense')).body.fields).toEqual({ email: 'invalid_email' })
    expect((await newestMail(t, unknown)).kind).toBeUndefined()
  })

  it('on a discreet site, known and unknown addresses have the same answer after the same work', async () => {
    const { email } = await t.signUp({ host: discreet })
    const unknown = `${uuidv4()}@example.org`
    const known = await countStatements(() => ask(email, { host: discreet }))
    const other = await countStatements(() => ask(unknown, { host: discreet }))
    expect([known.result.status, known.result.text]).toEqual([200, other.result.text])
    expect(known.statements).toEqual(other.statements)
    expect((await newestMail(t, email)).kind).toBe('reset')
    const { kind, body } = await newestMail(t, unknown)
    expect(kind).toBe('no-account')
    expect(body).toContain('E-mail address not found')
    expect(body).toContain('http://women.localhost/reset-password')
  })

  it('a repetition a moment later sends no second mail', async () => {
    const { email } = await t.signUp()
    await readMails(t)
    for (let time = 0; time < 3; time += 1) expect((await ask(email)).status).toBe(200)
    expect(
      (await readMails(t)).filter((mail) => mail.address === email && mail.kind === 'reset'),
    ).toHaveLength(1)
  })

  it.each(['localhost', discreet])('three a day on %s, then the text', async (host) => {
    const email = host === discreet ? `${uuidv4()}@example.org` : (await t.signUp()).email
    for (let time = 0; time < 3; time += 1) {
      expect((await ask(email, { host })).status).toBe(200)
      t.clock.advance(minute)
    }
    const refused = await ask(email, { host })
    expect([refused.status, refused.body.message]).toEqual([
      429,
      'Too many password reset emails sent, please try again tomorrow',
    ])
    expect((await ask(email, { host, headers: german })).body.message).toContain('versuch es morgen wieder')
    t.clock.advance(24 * 60 * minute)
    expect((await ask(email, { host })).status).toBe(200)
  })

  it('is made for the owner of an address, and not for who only claims it', async () => {
    const owner = await t.signUp({ host: discreet })
    await t.signUp({ host: discreet, email: owner.email, unconfirmed: true })
    t.jobs.splice(0)
    await ask(owner.email, { host: discreet })
    const { token } = await newestMail(t, owner.email)
    const browser = t.browser(discreet)
    expect((await set(token, next, next, browser)).body.user.id).toBe(owner.id)
  })
})

describe('setting it', () => {
  it('signs in here, ends every other session, and works once', async () => {
    const member = await t.signUp()
    const token = await linkFor(member.email)
    const browser = t.browser()
    const link = await browser.get(`/api/link.php?purpose=reset&token=${token}`)
    expect(link.body).toEqual({ ok: true, email: member.email })
    const answer = await set(token, next, next, browser)
    expect(answer.body.user.id).toBe(member.id)
    expect((await browser.get('/api/user.php')).body.user.id).toBe(member.id)
    expect((await member.browser.get('/api/user.php')).status).toBe(403)
    expect((await set(token)).body.error).toBe('link_invalid')
    expect((await logIn(member.email, testPassword)).status).toBe(401)
    expect((await logIn(member.email, next)).status).toBe(200)
  })

  it('lets the browser in as a known device, past a lock-out', async () => {
    const { email } = await t.signUp()
    for (let time = 0; time < 6; time += 1) await logIn(email, 'wrong-password')
    const locked = await logIn(email, testPassword)
    expect([locked.status, locked.body.message]).toEqual([
      429,
      'Too many incorrect attempts, account blocked for 15 min.',
    ])
    const token = await linkFor(email)
    for (let time = 0; time < 6; time += 1) await logIn(email, 'wrong-password')
    const browser = t.browser()
    expect((await set(token, next, next, browser)).status).toBe(200)
    await browser.get('/api/logout.php')
    expect((await logIn(email, next)).status).toBe(429)
    expect((await logIn(email, next, browser)).status).toBe(200)
  })

  it('refuses at the field, and leaves the link good', async () => {
    const member = await t.signUp()
    const token = await linkFor(member.email)
    const fields = async (password: string, again = password) =>
      (await set(token, password, again)).body.fields
    expect(await fields(next, 'something else')).toEqual({ password_again: 'passwords_differ' })
    expect(await fields('short')).toEqual({ password: 'password_too_short' })
    expect(await fields('password123')).toEqual({ password: 'password_too_common' })
    expect(await fields(`${member.name} 1`)).toEqual({ password: 'password_too_common' })
    expect((await set(token)).status).toBe(200)
  })

  it('works for 60 minutes, and only by the newest link, on its own site', async () => {
    const { email } = await t.signUp()
    const older = await linkFor(email)
    const token = await linkFor(email)
    expect((await set(older)).body.error).toBe('link_invalid')
    expect((await set(token, next, next, t.browser(discreet))).status).toBe(410)
    t.clock.advance(60 * minute - 1)
    const look = `/api/link.php?purpose=reset&token=${token}`
    expect((await t.browser().get(look)).status).toBe(200)
    t.clock.advance(1)
    expect((await t.browser().get(look)).status).toBe(410)
    expect((await set(token)).status).toBe(410)
  })

  it('of two at once, one sets it', async () => {
    const { email } = await t.signUp()
    const token = await linkFor(email)
    const answers = await Promise.all([set(token, 'first-river-43'), set(token, 'second-river-43')])
    expect(answers.map(({ status }) => status).sort((a, b) => a - b)).toEqual([200, 410])
    const won = answers[0].status === 200 ? 'first-river-43' : 'second-river-43'
    expect((await logIn(email, won)).status).toBe(200)
  })

  it('proves the address, too', async () => {
    const { email, id } = await t.signUp({ unconfirmed: true })
    expect((await set(await linkFor(email))).body.user).toMatchObject({ id, status: 'active' })
  })
})
