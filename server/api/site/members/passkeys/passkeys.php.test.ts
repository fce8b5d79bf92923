import { expect, test } from 'vitest'
import { limits } from '#common/limits.ts'
import { ended } from '#server/testing/ended.ts'
import { testPassword } from '#server/testing/members/sign-up-with.ts'
import { createAuthenticator } from '#server/testing/members/software-authenticator.ts'
import { createTestApp } from '#server/testing/start/create-test-app.ts'

const t = await createTestApp()
type Browser = ReturnType<typeof t.browser>
const origin = 'http://localhost'
const from = { origin }

async function challengeFor(browser: Browser, purpose: 'register' | 'sign_in'): Promise<string> {
  const { status, body } = await browser.post('/api/passkey-challenge.php', { purpose }, from)
  expect(status).toBe(200)
  return body.options.challenge
}

async function register(browser: Browser, key = createAuthenticator('localhost', origin)) {
  const credential = key.register(await challengeFor(browser, 'register'))
  expect((await browser.post('/api/passkeys.php', { credential }, from)).status).toBe(200)
  return key
}

type Key = ReturnType<typeof createAuthenticator>

async function signIn(key: Key, browser = t.browser()) {
  const credential = key.sign(await challengeFor(browser, 'sign_in'))
  return browser.post('/api/passkey-sign-in.php', { credential }, from)
}

test('a passkey is added, listed, signs in on a new device, and is removed', async () => {
  const he = await t.signUp()
  const key = await register(he.browser)
  const [listed] = (await he.browser.get('/api/passkeys.php')).body.passkeys
  expect(listed).toMatchObject({ name: 'Passkey', used_on: null })
  const browser = t.browser()
  const answer = await signIn(key, browser)
  expect([answer.status, answer.body.user?.id]).toEqual([200, he.id])
  expect((await browser.get('/api/user.php')).body.user.id).toBe(he.id)
  // From now on strangers' wrong tries do not lock this device out.
  expect(browser.cookies.has('auth.device')).toBe(true)
  expect((await he.browser.get('/api/passkeys.php')).body.passkeys[0].used_on).not.toBeNull()
  expect((await he.browser.delete('/api/passkeys.php', { id: listed.id })).status).toBe(200)
  expect((await signIn(key)).body.error).toBe('passkey_failed')
})

test('the options name the site’s domain, whatever host asked, and nobody’s keys', async () => {
  const { body } = await t.browser('evil.example').post('/api/passkey-challenge.php', { purpose: 'sign_in' })
  expect(body.options.rpId).toBe('localhost')
  expect(body.options.allowCredentials ?? []).toEqual([])
  expect(body.options.userVerification).toBe('preferred')
})

test('a challenge is good for one answer, a few minutes, its own site and its own purpose', async () => {
  const he = await t.signUp()
  const key = await register(he.browser)
  const browser = t.browser()
  const answer = (challenge: string, host?: string) =>
    (host ? t.browser(host) : browser).post(
      '/api/passkey-sign-in.php',
      { credential: key.sign(challenge) },
      from,
    )
  const used = await challengeFor(browser, 'sign_in')
  expect((await answer(used)).status).toBe(200)
  expect((await answer(used)).body.error).toBe('passkey_expired')
  const late = await challengeFor(browser, 'sign_in')
  t.clock.advance(limits.challengeMinutes * 60_000)
  const refused = await answer(late)
  expect([refused.status, refused.body.error]).toEqual([401, 'passkey_expired'])
  const elsewhere = await challengeFor(browser, 'sign_in')
  expect((await answer(elsewhere, 'women.localhost')).status).toBe(401)
  const { body } = await he.browser.post('/api/proof.php', { password: testPassword })
  expect(body.ok).toBe(true)
  expect((await answer(await challengeFor(he.browser, 'register'))).status).toBe(401)
  expect((await answer('made-up')).status).toBe(401)
})

test('of two answers to one challenge at the same moment one signs in', async () => {
  const he = await t.signUp()
  const key = await register(he.browser)
  const credential = key.sign(await challengeFor(t.browser(), 'sign_in'))
  const answers = await Promise.all(
    [1, 2].map(() => t.browser().post('/api/passkey-sign-in.php', { credential }, from)),
  )
  expect(answers.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([200, 401])
})

test('an answer for another origin, or with a smaller count than before, is refused', async () => {
  const he = await t.signUp()
  const key = await register(he.browser)
  const wrong = key.sign(await challengeFor(t.browser(), 'sign_in'), 'https://evil.example')
  for (const given of ['https://evil.example', origin])
    expect(
      (await t.browser().post('/api/passkey-sign-in.php', { credential: wrong }, { origin: given })).status,
    ).not.toBe(200)
  expect((await signIn(key)).status).toBe(200)
  key.rewind(0)
  expect((await signIn(key)).status).toBe(401)
})

test('adding asks for a fresh password, and ten are enough', async () => {
  const he = await t.signUp()
  t.clock.advance(limits.proofMinutes * 60_000)
  const refused = await he.browser.post('/api/passkey-challenge.php', { purpose: 'register' }, from)
  expect([refused.status, refused.body.error]).toEqual([403, 'proof_required'])
  expect((await he.browser.post('/api/proof.php', { password: 'wrong-password' })).body.fields).toEqual({
    password: 'password_wrong',
  })
  expect((await he.browser.post('/api/proof.php', { password: testPassword })).status).toBe(200)
  for (let count = 0; count < limits.passkeys; count += 1) await register(he.browser)
  const one = createAuthenticator('localhost', origin)
  const credential = one.register(await challengeFor(he.browser, 'register'))
  expect((await he.browser.post('/api/passkeys.php', { credential }, from)).body.error).toBe(
    'too_many_passkeys',
  )
  const visitor = await t.browser().post('/api/passkey-challenge.php', { purpose: 'register' }, from)
  expect(visitor.status).toBe(401)
})

test('a suspended member stays out, one about to be erased is told so, and a locked account opens', async () => {
  const [suspended, leaving, locked] = [await t.signUp(), await t.signUp(), await t.signUp()]
  const [first, second, third] = [
    await register(suspended.browser),
    await register(leaving.browser),
    await register(locked.browser),
  ]
  await t.pool.query(ended('suspended'), [suspended.id])
  expect((await signIn(first)).body.error).toBe('passkey_failed')
  await leaving.browser.delete('/api/account.php', { password: testPassword, reason: null })
  expect((await signIn(second)).body.error).toBe('account_pending_deletion')
  for (let count = 0; count < 6; count += 1)
    await t.browser().post('/api/user.php', { login: locked.email, password: 'wrong-password' })
  expect((await signIn(third)).status).toBe(200)
})

test('nobody removes another member’s passkey', async () => {
  const [he, other] = [await t.signUp(), await t.signUp()]
  await register(he.browser)
  const [{ id }] = (await he.browser.get('/api/passkeys.php')).body.passkeys
  expect((await other.browser.delete('/api/passkeys.php', { id })).status).toBe(404)
})
