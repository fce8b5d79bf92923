import { v4 as uuidv4 } from 'uuid'
import { describe, expect, it } from 'vitest'
import { newestMail } from '#server/testing/members/mailed-link.ts'
import { testPassword } from '#server/testing/members/sign-up-with.ts'
import { openStream } from '#server/testing/open-stream.ts'
import { createTestApp } from '#server/testing/start/create-test-app.ts'

const t = await createTestApp()
const minute = 60_000
const hour = 60 * minute
const discreet = 'women.localhost'

type Member = Awaited<ReturnType<typeof t.signUp>>
const newAddress = () => `new.${uuidv4()}@example.org`
const ask = ({ browser }: Member, email: string, password = testPassword) =>
  browser.post('/api/mail-change.php', { email, password })
const change = (token: string, browser = t.browser()) => browser.put('/api/mail-change.php', { token })
const undo = (token: string, browser = t.browser()) => browser.post('/api/undo.php', { token })
const logIn = (login: string, password: string, browser = t.browser()) =>
  browser.post('/api/user.php', { login, password })

/** Changes the address to the end; returns the token by which it is undone. */
async function moved(member: Member, from: string, to: string): Promise<string> {
  t.clock.advance(minute)
  await ask(member, to)
  const { token } = await newestMail(t, to)
  expect((await change(token, member.browser)).status).toBe(200)
  return (await newestMail(t, from)).token
}

describe('asking for another address', () => {
  it('changes nothing until the new one is proved; then every other session ends', async () => {
    const member = await t.signUp()
    const elsewhere = t.browser()
    await logIn(member.email, testPassword, elsewhere)
    const email = newAddress()
    expect((await ask(member, email)).status).toBe(200)
    expect((await member.browser.get('/api/user.php')).body.user.email).toBe(member.email)
    const { kind, path, token } = await newestMail(t, email)
    expect([kind, path]).toEqual(['mail-change', `/mail-change/do?token=${token}`])
    expect((await change(token, member.browser)).status).toBe(200)
    expect((await member.browser.get('/api/user.php')).body.user.email).toBe(email)
    expect((await elsewhere.get('/api/user.php')).status).toBe(403)
    expect((await change(token)).body.error).toBe('link_invalid')
    expect((await logIn(email, testPassword)).status).toBe(200)
    const note = await newestMail(t, member.email)
    expect([note.kind, note.path]).toEqual(['address-changed', `/mail-change/do?undo=${note.token}`])
  })

  it('says at the field what is wrong', async () => {
    const [member, owner] = [await t.signUp(), await t.signUp()]
    const fields = async (email: string, password?: string) =>
      (await ask(member, email, password)).body.fields
    expect(await fields('nonsense')).toEqual({ email: 'new_email_invalid' })
    expect(await fields(newAddress(), 'wrong-password')).toEqual({ password: 'wrong_old_password' })
    expect(await fields(owner.email)).toEqual({ email: 'new_email_taken' })
    expect(await fields(member.email)).toEqual({ email: 'new_email_taken' })
  })

  it('on a discreet site a taken address has the same answer, and its owner a mail', async () => {
    const [member, owner] = [await t.signUp({ host: discreet }), await t.signUp({ host: discreet })]
    const answers = [await ask(member, owner.email), await ask(member, newAddress())]
    expect(answers.map(({ status, text }) => [status, text])).toEqual([
      [200, '{"ok":true}'],
      [200, '{"ok":true}'],
    ])
    const { kind, body } = await newestMail(t, owner.email)
    expect(kind).toBe('address-owned')
    expect(body).toContain('This email address already owns an account on this website')
  })

  it('goes three times a day', async () => {
    const member = await t.signUp()
    for (let time = 0; time < 3; time += 1) {
      expect((await ask(member, newAddress())).status).toBe(200)
      t.clock.advance(minute)
    }
    const refused = await ask(member, newAddress())
    expect([refused.status, refused.body.error]).toEqual([429, 'too_many_mails'])
  })

  it('takes the address from who only claims it, and leaves it to who proved it meanwhile', async () => {
    const member = await t.signUp()
    const email = newAddress()
    await ask(member, email)
    const { token } = await newestMail(t, email)
    const late = await t.signUp({ email })
    expect((await change(token)).body.error).toBe('link_invalid')
    expect((await member.browser.get('/api/user.php')).body.user.email).toBe(member.email)
    expect((await late.browser.get('/api/user.php')).body.user.email).toBe(email)
  })
})

it('an address with a domain beyond a to z is one in both spellings: at signup, login, reset and change', async () => {
  const local = `anna.${uuidv4()}`
  const [typed, kept] = [`${local}@BÜCHER.example`, `${local}@xn--bcher-kva.example`]
  const member = await t.signUp({ email: typed })
  expect((await member.browser.get('/api/user.php')).body.user.email).toBe(kept)
  const form = { name: 'Another Anna', password: testPassword, date_of_birth: '1990-01-01' }
  for (const email of [typed, kept]) {
    const again = await t.browser().post('/api/signup.php', { ...form, request_id: uuidv4(), email })
    expect(again.body.fields).toEqual({ email: 'email_taken' })
    expect((await logIn(email, testPassword)).body.user?.id).toBe(member.id)
    t.clock.advance(minute)
    expect((await t.browser().post('/api/reset.php', { email })).status).toBe(200)
    expect((await newestMail(t, kept)).kind).toBe('reset')
    expect((await ask(member, email)).body.fields).toEqual({ email: 'new_email_taken' })
  }
  const moving = await t.signUp()
  await moved(moving, moving.email, `new.${kept}`)
  expect((await logIn(`new.${typed}`, testPassword)).body.user?.id).toBe(moving.id)
  const tooLong = `${'a'.repeat(65)}@example.org`
  expect((await ask(moving, tooLong)).body.fields).toEqual({ email: 'new_email_invalid' })
})

describe('the undo', () => {
  it('brings the address back, ends every session and stream, and asks for a new password', async () => {
    const member = await t.signUp()
    const email = newAddress()
    const token = await moved(member, member.email, email)
    const stream = await openStream(t, member.browser)
    const elsewhere = t.browser()
    const answer = await undo(token, elsewhere)
    expect(answer.status).toBe(200)
    expect(await stream.ended()).toBe(true)
    expect((await member.browser.get('/api/user.php')).status).toBe(403)
    expect((await logIn(member.email, testPassword)).status).toBe(401)
    expect((await undo(token)).body.error).toBe('link_invalid')
    const password = 'another-river-43'
    const set = { token: answer.body.reset, password, password_again: password }
    expect((await elsewhere.put('/api/reset.php', set)).body.user).toMatchObject({
      email: member.email,
      id: member.id,
    })
    expect((await logIn(email, password)).status).toBe(401)
  })

  it('is good for 48 hours', async () => {
    const member = await t.signUp()
    const token = await moved(member, member.email, newAddress())
    t.clock.advance(48 * hour - 1)
    const look = `/api/link.php?purpose=undo&token=${token}`
    expect((await t.browser().get(look)).status).toBe(200)
    t.clock.advance(1)
    expect((await undo(token)).status).toBe(410)
  })

  it('of an older change outlives a younger one, and ends it', async () => {
    const member = await t.signUp()
    const [second, third] = [newAddress(), newAddress()]
    const older = await moved(member, member.email, second)
    const younger = await moved(member, second, third)
    expect((await undo(younger)).status).toBe(200)
    const { status, body } = await undo(older)
    expect([status, body.reset]).toEqual([200, expect.any(String)])
    const { rows } = await t.pool.query('select email from member where id = $1', [member.id])
    expect(rows).toEqual([{ email: member.email }])
  })

  it('ends the younger ones when it comes first', async () => {
    const member = await t.signUp()
    const second = newAddress()
    const older = await moved(member, member.email, second)
    const younger = await moved(member, second, newAddress())
    expect((await undo(older)).status).toBe(200)
    expect((await undo(younger)).status).toBe(410)
  })
})
