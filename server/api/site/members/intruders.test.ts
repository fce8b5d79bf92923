import { expect, test } from 'vitest'
import { limits } from '#common/limits.ts'
import { newestMail } from '#server/testing/members/mailed-link.ts'
import { testPassword } from '#server/testing/members/sign-up-with.ts'
import { createAuthenticator } from '#server/testing/members/software-authenticator.ts'
import { readMails } from '#server/testing/read-mails.ts'
import { createTestApp } from '#server/testing/start/create-test-app.ts'

const t = await createTestApp()
const origin = 'http://localhost'
const next = 'another-river-43'
const minute = 60_000
/** After so long the undo of what the owner has done themselves is over. */
const undoTime = (limits.undoLinkMinutes + 1) * minute
type Browser = ReturnType<typeof t.browser>
type Key = ReturnType<typeof createAuthenticator>

const logIn = (login: string, password: string, browser = t.browser()) =>
  browser.post('/api/user.php', { login, password })
const reset = (token: string) =>
  t.browser().put('/api/reset.php', { token, password: next, password_again: next })

async function challengeFor(browser: Browser, purpose: 'register' | 'sign_in'): Promise<string> {
  return (await browser.post('/api/passkey-challenge.php', { purpose }, { origin })).body.options.challenge
}

async function register(browser: Browser): Promise<Key> {
  const key = createAuthenticator('localhost', origin)
  const credential = key.register(await challengeFor(browser, 'register'))
  expect((await browser.post('/api/passkeys.php', { credential }, { origin })).status).toBe(200)
  return key
}

async function opens(key: Key): Promise<boolean> {
  const browser = t.browser()
  const credential = key.sign(await challengeFor(browser, 'sign_in'))
  return (await browser.post('/api/passkey-sign-in.php', { credential }, { origin })).status === 200
}

test('the button of a warning ends the passkeys made since, however late the warning left, and no earlier one', async () => {
  const owner = await t.signUp()
  const own = await register(owner.browser)
  t.clock.advance(undoTime)
  t.jobs.length = 0
  const intruder = t.browser()
  await logIn(owner.email, testPassword, intruder)
  const foreign = await register(intruder)
  t.clock.advance(10 * minute)
  const { token } = await newestMail(t, owner.email, 'new-device')
  expect([await opens(own), await opens(foreign)]).toEqual([true, true])
  expect((await t.browser().post('/api/undo.php', { token })).status).toBe(200)
  expect([await opens(own), await opens(foreign)]).toEqual([true, false])
})

test('whoever adds a passkey to an open session, or removes one, is undone by the mail about it', async () => {
  const owner = await t.signUp()
  const own = await register(owner.browser)
  t.clock.advance(undoTime)
  await logIn(owner.email, testPassword, owner.browser)
  t.jobs.length = 0
  const foreign = await register(owner.browser)
  const [{ id }] = (await owner.browser.get('/api/passkeys.php')).body.passkeys
  expect((await owner.browser.delete('/api/passkeys.php', { id })).status).toBe(200)
  const mails = (await readMails(t)).filter(({ address }) => address === owner.email)
  expect(mails.map(({ kind }) => kind)).toEqual(['passkeys-changed', 'passkeys-changed'])
  const { token } = await newestMail(t, owner.email)
  expect((await t.browser().post('/api/undo.php', { token })).status).toBe(200)
  expect([await opens(own), await opens(foreign)]).toEqual([true, false])
})

test('a reset ends the passkeys made since it was mailed, and what was begun', async () => {
  const owner = await t.signUp()
  const own = await register(owner.browser)
  t.clock.advance(minute)
  await t.browser().post('/api/reset.php', { email: owner.email })
  const { token } = await newestMail(t, owner.email)
  const foreign = await register(owner.browser)
  await challengeFor(owner.browser, 'register')
  expect((await reset(token)).status).toBe(200)
  expect([await opens(own), await opens(foreign)]).toEqual([true, false])
  const { rows } = await t.pool.query('select from passkey_challenge where member_id = $1', [owner.id])
  expect(rows).toEqual([])
})

test('who signs in with the old password while another is set is not signed in afterwards', async () => {
  for (let round = 0; round < 6; round += 1) {
    const owner = await t.signUp()
    t.clock.advance(minute)
    await t.browser().post('/api/reset.php', { email: owner.email })
    const { token } = await newestMail(t, owner.email)
    const intruders = Array.from({ length: 4 }, () => t.browser())
    const tries = intruders.map(async (browser, index) => {
      await new Promise((resolve) => setTimeout(resolve, index * 15))
      return logIn(owner.email, testPassword, browser)
    })
    expect((await reset(token)).status).toBe(200)
    await Promise.all(tries)
    for (const browser of intruders) expect((await browser.get('/api/user.php')).body.user ?? null).toBeNull()
  }
})

test('a passkey that is being made while the password is changed elsewhere opens nothing', async () => {
  for (let round = 0; round < 5; round += 1) {
    const owner = await t.signUp()
    const intruder = t.browser()
    await logIn(owner.email, testPassword, intruder)
    const key = createAuthenticator('localhost', origin)
    const credential = key.register(await challengeFor(intruder, 'register'))
    const change = { old_password: testPassword, password: next, password_again: next }
    const [changed, added] = await Promise.all([
      owner.browser.put('/api/password.php', change),
      intruder.post('/api/passkeys.php', { credential }, { origin }),
    ])
    expect(changed.status).toBe(200)
    // Made before the change it is the member's to remove; after it, it never comes to be.
    expect(await opens(key)).toBe(added.status === 200)
  }
})

test('what an intruder does in the moment of the undo is undone, or never comes to be', async () => {
  for (let round = 0; round < 5; round += 1) {
    const owner = await t.signUp()
    const own = await register(owner.browser)
    t.clock.advance(undoTime)
    const intruder = t.browser()
    await logIn(owner.email, testPassword, intruder)
    const [{ id }] = (await intruder.get('/api/passkeys.php')).body.passkeys
    const { token } = await newestMail(t, owner.email)
    const email = `intruder.${owner.email}`
    const [undone] = await Promise.all([
      t.browser().post('/api/undo.php', { token }),
      intruder.put('/api/password.php', { old_password: testPassword, password: next, password_again: next }),
      intruder.post('/api/mail-change.php', { email, password: testPassword }),
      intruder.delete('/api/passkeys.php', { id }),
      intruder.delete('/api/account.php', { password: testPassword, reason: null }),
    ])
    expect(undone.status).toBe(200)
    // What was asked for before is mailed afterwards, and says nothing.
    expect((await newestMail(t, email)).kind).toBeUndefined()
    const { rows } = await t.pool.query('select email, password_hash, status from member where id = $1', [
      owner.id,
    ])
    expect(rows).toEqual([{ email: owner.email, password_hash: null, status: 'active' }])
    expect(await opens(own)).toBe(true)
  }
})
