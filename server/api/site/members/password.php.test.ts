import { describe, expect, it } from 'vitest'
import { newestMail } from '#server/testing/members/mailed-link.ts'
import { testPassword } from '#server/testing/members/sign-up-with.ts'
import { readMails } from '#server/testing/read-mails.ts'
import { createTestApp } from '#server/testing/start/create-test-app.ts'

const t = await createTestApp()
const next = 'another-river-43'

type Member = Awaited<ReturnType<typeof t.signUp>>
const change = ({ browser }: Member, old = testPassword, password = next, again = password) =>
  browser.put('/api/password.php', { old_password: old, password, password_again: again })
const logIn = (login: string, password: string, browser = t.browser()) =>
  browser.post('/api/user.php', { login, password })

describe('changing the password', () => {
  it('ends every other session, and is mailed with a way back', async () => {
    const member = await t.signUp()
    const elsewhere = t.browser()
    await logIn(member.email, testPassword, elsewhere)
    expect((await change(member)).status).toBe(200)
    expect((await member.browser.get('/api/user.php')).status).toBe(200)
    expect((await elsewhere.get('/api/user.php')).status).toBe(403)
    expect((await logIn(member.email, testPassword)).status).toBe(401)
    expect((await logIn(member.email, next)).status).toBe(200)
    const { path, token } = await newestMail(t, member.email)
    expect(path).toBe(`/reset-password/do?undo=${token}`)
    const { body } = await t.browser().post('/api/undo.php', { token })
    expect((await member.browser.get('/api/user.php')).status).toBe(403)
    expect((await logIn(member.email, next)).status).toBe(401)
    const set = { token: body.reset, password: 'third-river-44', password_again: 'third-river-44' }
    expect((await t.browser().put('/api/reset.php', set)).status).toBe(200)
  })

  it('says at the field what is wrong', async () => {
    const member = await t.signUp()
    const fields = async (...values: string[]) => (await change(member, ...values)).body.fields
    expect(await fields('wrong-password')).toEqual({ old_password: 'wrong_old_password' })
    expect(await fields(testPassword, next, 'else')).toEqual({ password_again: 'passwords_differ' })
    expect(await fields(testPassword, 'short')).toEqual({ password: 'password_too_short' })
    expect(await fields(testPassword, 'password123')).toEqual({ password: 'password_too_common' })
  })

  it('ends the links that were mailed before', async () => {
    const member = await t.signUp()
    await t.browser().post('/api/reset.php', { email: member.email })
    const { token } = await newestMail(t, member.email)
    await change(member)
    const set = { token, password: 'third-river-44', password_again: 'third-river-44' }
    expect((await t.browser().put('/api/reset.php', set)).status).toBe(410)
  })
})

describe('a sign-in from a new device', () => {
  const kinds = async ({ email }: Member) =>
    (await readMails(t)).filter(({ address }) => address === email).map(({ kind }) => kind)

  it('is mailed, once for each; the signup and known ones are not', async () => {
    const member = await t.signUp()
    expect(await kinds(member)).toEqual([])
    const phone = t.browser()
    await logIn(member.email, testPassword, phone)
    expect(await kinds(member)).toEqual(['new-device'])
    await phone.get('/api/logout.php')
    await logIn(member.email, testPassword, phone)
    await logIn(member.email, testPassword, member.browser)
    expect(await kinds(member)).toEqual(['new-device'])
  })

  it('is not mailed to an address that nobody proved', async () => {
    const member = await t.signUp({ unconfirmed: true })
    await logIn(member.email, testPassword)
    expect(await kinds(member)).toEqual(['activation'])
  })
})
