import { v4 as uuidv4 } from 'uuid'
import { expect, test } from 'vitest'
import { limits } from '#common/limits.ts'
import { createMailLink } from '#server/members/addresses/mail-links.ts'
import { newestMail } from '#server/testing/members/mailed-link.ts'
import { testPassword } from '#server/testing/members/sign-up-with.ts'
import { createAuthenticator } from '#server/testing/members/software-authenticator.ts'
import { noActorCtx } from '#server/testing/no-actor-ctx.ts'
import { createTestApp } from '#server/testing/start/create-test-app.ts'

const t = await createTestApp()
const origin = 'http://localhost'
const newAddress = () => `new.${uuidv4()}@example.org`

test('a stolen session is no place to guess the password from, wherever it is asked for', async () => {
  const next = { password: 'another-river-43', password_again: 'another-river-43' }
  for (const guess of [
    (browser: ReturnType<typeof t.browser>, password: string) =>
      browser.put('/api/password.php', { old_password: password, ...next }),
    (browser: ReturnType<typeof t.browser>, password: string) =>
      browser.post('/api/mail-change.php', { email: newAddress(), password }),
  ]) {
    const { browser } = await t.signUp()
    for (let time = 0; time < limits.loginTries; time += 1)
      expect((await guess(browser, `wrong-${time}`)).body.error).toBe('invalid')
    expect((await guess(browser, testPassword)).body.error).toBe('login_blocked')
  }
})

test('whoever holds an account for a moment mails no more strangers than three a day, at once or one by one', async () => {
  const ask = ({ browser }: Awaited<ReturnType<typeof t.signUp>>) =>
    browser.post('/api/mail-change.php', { email: newAddress(), password: testPassword })
  const [patient, hasty] = [await t.signUp(), await t.signUp()]
  const answers = []
  for (let time = 0; time < 5; time += 1) answers.push(await ask(patient))
  expect(answers.map(({ status }) => status)).toEqual([200, 200, 200, 429, 429])
  const together = await Promise.all(Array.from({ length: 5 }, () => ask(hasty)))
  expect(together.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([200, 200, 200, 429, 429])
})

/** A takes an account's address to `second`, then to `third`; the mails of either step wait in `held`. */
async function movedTwice() {
  const member = await t.signUp()
  const [second, third] = [newAddress(), newAddress()]
  const held = []
  for (const to of [second, third]) {
    t.clock.advance(60_000)
    await member.browser.post('/api/mail-change.php', { email: to, password: testPassword })
    const { token } = await newestMail(t, to)
    expect((await member.browser.put('/api/mail-change.php', { token })).status).toBe(200)
    held.push(t.jobs.splice(0))
  }
  const [toOwner = [], toThief = []] = held
  return { member, second, toOwner, toThief }
}
const undo = (token: string) => t.browser().post('/api/undo.php', { token })

test('a warning that the thief’s mail server put off until after the undo opens nothing', async () => {
  const { member, second, toOwner, toThief } = await movedTwice()
  t.jobs.push(...toOwner)
  const { token } = await newestMail(t, member.email)
  expect((await undo(token)).status).toBe(200)
  t.clock.advance(60_000)
  t.jobs.push(...toThief)
  const late = await newestMail(t, second)
  expect((await undo(late.token)).status).not.toBe(200)
})

test('the undo ends a younger one whose mail left earlier', async () => {
  const { member, second, toOwner, toThief } = await movedTwice()
  t.jobs.push(...toThief)
  const younger = await newestMail(t, second)
  expect(younger.kind).toBe('address-changed')
  t.clock.advance(60_000)
  t.jobs.push(...toOwner)
  const { token } = await newestMail(t, member.email)
  expect((await undo(token)).status).toBe(200)
  expect((await undo(younger.token)).status).toBe(410)
})

test('a passkey of who claimed an address without proof does not outlive the owner’s new password', async () => {
  const claimant = await t.signUp({ unconfirmed: true })
  const key = createAuthenticator('localhost', origin)
  const asked = await claimant.browser.post('/api/passkey-challenge.php', { purpose: 'register' }, { origin })
  const credential = key.register(asked.body.options.challenge)
  expect((await claimant.browser.post('/api/passkeys.php', { credential }, { origin })).status).toBe(200)
  t.clock.advance(60_000)
  await t.browser().post('/api/reset.php', { email: claimant.email })
  const { token } = await newestMail(t, claimant.email)
  const set = { token, password: 'another-river-43', password_again: 'another-river-43' }
  expect((await t.browser().put('/api/reset.php', set)).status).toBe(200)
  const { rows } = await t.pool.query('select from passkey where member_id = $1', [claimant.id])
  expect(rows).toEqual([])
})

test('a link that was mailed signs in, but does not stand for the password', async () => {
  const { id } = await t.signUp()
  const token = await createMailLink(noActorCtx(t.deps, 1, 'en'), {
    memberId: id,
    purpose: 'login',
    data: { to: '/chats' },
    minutes: limits.loginLinkMinutes,
  })
  const browser = t.browser()
  expect((await browser.post('/api/link.php', { token })).status).toBe(200)
  expect((await browser.get('/api/own-data.php')).body.error).toBe('proof_required')
  const asked = await browser.post('/api/passkey-challenge.php', { purpose: 'register' }, { origin })
  expect(asked.body.error).toBe('proof_required')
})

test('the undo brings back what the thief deleted', async () => {
  const { member, toOwner } = await movedTwice()
  const gone = await member.browser.delete('/api/account.php', { password: testPassword, reason: null })
  expect(gone.status).toBe(200)
  t.jobs.splice(0, t.jobs.length, ...toOwner)
  const { token } = await newestMail(t, member.email)
  const { status, body } = await undo(token)
  expect(status).toBe(200)
  const set = { token: body.reset, password: 'another-river-43', password_again: 'another-river-43' }
  expect((await t.browser().put('/api/reset.php', set)).body.user?.id).toBe(member.id)
})
