import { v4 as uuidv4 } from 'uuid'
import { describe, expect, it } from 'vitest'
import { addressConfirmed } from '#server/members/addresses/confirm-address.ts'
import { on } from '#server/platform/domain-events.ts'
import { newestMail } from '#server/testing/members/mailed-link.ts'
import { readMails } from '#server/testing/read-mails.ts'
import { createTestApp } from '#server/testing/start/create-test-app.ts'

const t = await createTestApp({
  listeners: on(addressConfirmed, { queue: 'heard', data: addressConfirmed.schema }),
})
const minute = 60_000
const discreet = 'women.localhost'

const newcomer = (options: { host?: string; email?: string } = {}) =>
  t.signUp({ ...options, unconfirmed: true })
const stateOf = async ({ browser }: Awaited<ReturnType<typeof newcomer>>) => {
  const { user } = (await browser.get('/api/user.php')).body
  return [user.status, user.profile.status]
}
const write = (from: Awaited<ReturnType<typeof newcomer>>, to: { id: string }, headers = {}) =>
  from.browser.post('/api/message.php', { to: to.id, client_id: uuidv4(), body: 'Hello' }, headers)

describe('the mail of a signup', () => {
  it('confirms the address by a button, once; a scanner’s look does nothing', async () => {
    const member = await newcomer()
    expect(await stateOf(member)).toEqual(['not_confirmed', 'disabled'])
    const { kind, path, token, body } = await newestMail(t, member.email)
    expect([kind, path]).toEqual(['activation', `/activate/done?token=${token}`])
    expect(body).toContain('http://localhost/activate/done')
    const look = `/api/link.php?purpose=activate&token=${token}`
    for (const method of ['GET', 'HEAD', 'HEAD', 'HEAD'])
      expect((await t.browser().request(method, look)).status).toBe(200)
    expect(await stateOf(member)).toEqual(['not_confirmed', 'disabled'])
    const act = () => t.browser().put('/api/activation.php', { token })
    expect((await act()).status).toBe(200)
    expect(await stateOf(member)).toEqual(['active', 'active'])
    // Open pages hear of it, and stop reminding.
    const told = await t.pool.query('select payload from event where member_id = $1', [member.id])
    expect(told.rows).toEqual([{ payload: { type: 'user' } }])
    const mail = { queue: 'mail', data: { kind: 'welcome', to: { memberId: member.id } } }
    expect(t.jobs).toMatchObject([mail, { queue: 'heard', data: { member: member.id } }])
    expect((await newestMail(t, member.email)).kind).toBe('welcome')
    expect([(await act()).status, (await act()).body.error]).toEqual([410, 'link_invalid'])
    expect(t.jobs).toEqual([])
    expect((await t.browser().get(look)).status).toBe(410)
  })

  it('of two at once, one is taken', async () => {
    const member = await newcomer()
    const { token } = await newestMail(t, member.email)
    const answers = await Promise.all(
      Array.from({ length: 8 }, () => t.browser().put('/api/activation.php', { token })),
    )
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(1)
    expect(answers.filter(({ status }) => status === 410)).toHaveLength(7)
  })

  it('is good for its site and purpose only, for seven days, and as the newest of its kind', async () => {
    const member = await newcomer()
    const { token: older } = await newestMail(t, member.email)
    expect((await t.browser(discreet).put('/api/activation.php', { token: older })).status).toBe(410)
    for (const [method, path, body] of [
      ['POST', '/api/link.php', {}],
      ['PUT', '/api/mail-change.php', {}],
      ['POST', '/api/undo.php', {}],
      ['PUT', '/api/reset.php', { password: 'other-river-42', password_again: 'other-river-42' }],
    ] as const)
      expect((await t.browser().request(method, path, { token: older, ...body })).status).toBe(410)
    t.clock.advance(minute)
    await member.browser.post('/api/activation.php', {})
    const { token } = await newestMail(t, member.email)
    expect(token).not.toBe(older)
    expect((await t.browser().put('/api/activation.php', { token: older })).status).toBe(410)
    t.clock.advance(7 * 24 * 60 * minute)
    const late = await t.browser().request('PUT', '/api/activation.php', { token }, { cookie: 'locale=de' })
    expect([late.status, late.body.message]).toEqual([
      410,
      'Der Link ist abgelaufen oder ungültig, fordere eine neue E-Mail an',
    ])
  })

  it('leads to the site’s own domain, whatever Host the request named', async () => {
    const email = `poisoned.${uuidv4()}@example.org`
    await t.fetch(
      '/api/signup.php',
      {
        method: 'POST',
        headers: {
          host: 'evil.example',
          'x-forwarded-host': 'evil.example',
          'sec-fetch-site': 'same-origin',
          'content-type': 'application/json',
        },
        body: JSON.stringify({
          request_id: uuidv4(),
          email,
          name: 'Poisoned',
          password: 'quiet-river-42',
          date_of_birth: '1990-01-01',
        }),
      },
      'evil.example',
    )
    const { body } = await newestMail(t, email)
    expect(body).toContain('http://localhost/activate/done?token=')
    expect(body).not.toContain('evil')
  })

  it('is in the member’s language', async () => {
    const browser = t.browser()
    await browser.put('/api/user.php', { language: 'de' })
    const email = `${uuidv4()}@example.org`
    await browser.post('/api/signup.php', {
      request_id: uuidv4(),
      email,
      name: 'Sprache',
      password: 'quiet-river-42',
      date_of_birth: '1990-01-01',
    })
    expect((await newestMail(t, email)).subject).toBe('Bitte bestätige deine E-Mail-Adresse')
  })
})

describe('sending it again', () => {
  it('goes three times a day, and once a minute', async () => {
    const member = await newcomer()
    const send = (headers = {}) => member.browser.post('/api/activation.php', {}, headers)
    expect((await member.browser.get('/api/activation.php')).body).toEqual({
      email: member.email,
      confirmed: false,
      sent: false,
      left: 2,
      wait_seconds: 60,
    })
    const count = async () => (await readMails(t)).filter(({ address }) => address === member.email).length
    expect((await send()).status).toBe(200)
    expect(await count()).toBe(1)
    expect((await member.browser.get('/api/activation.php')).body.sent).toBe(true)
    t.clock.advance(minute)
    expect((await send()).body).toMatchObject({ sent: false, left: 1, wait_seconds: 60 })
    t.clock.advance(minute)
    expect((await send()).body.left).toBe(0)
    expect(await count()).toBe(3)
    t.clock.advance(minute)
    const refused = await send()
    expect([refused.status, refused.body.message]).toEqual([
      429,
      'Too many emails sent, please try again tomorrow',
    ])
    const german = await send({
      cookie: member.browser.cookieHeader().replace('locale=en', 'locale=de'),
    })
    expect(german.body.message).toBe('Es wurden zu viele E-Mails gesendet, bitte versuch es morgen wieder')
    t.clock.advance(24 * 60 * minute)
    expect((await send()).status).toBe(200)
  })

  it('to another address, which is confirmed then instead of the first', async () => {
    const member = await newcomer()
    const { token: first } = await newestMail(t, member.email)
    const email = `better.${uuidv4()}@example.org`
    const answer = await member.browser.post('/api/activation.php', { email: email.toUpperCase() })
    expect(answer.body).toMatchObject({ email, left: 1 })
    expect((await t.browser().put('/api/activation.php', { token: first })).status).toBe(410)
    const { token } = await newestMail(t, email)
    expect((await t.browser().put('/api/activation.php', { token })).status).toBe(200)
    expect((await member.browser.get('/api/user.php')).body.user).toMatchObject({ email, status: 'active' })
    expect((await member.browser.post('/api/activation.php', { email: 'x@example.org' })).body).toMatchObject(
      { email, confirmed: true },
    )
  })

  it('says at the field what is wrong with another address', async () => {
    const member = await newcomer()
    const owner = await t.signUp()
    const fields = async (email: string) =>
      (await member.browser.post('/api/activation.php', { email })).body.fields
    expect(await fields('nonsense')).toEqual({ email: 'new_email_invalid' })
    expect(await fields(owner.email)).toEqual({ email: 'new_email_taken' })
  })
})

describe('an address that several claim', () => {
  it('belongs to whoever proves it; the others lose it, and their links', async () => {
    const email = `shared.${uuidv4()}@example.org`
    const first = await newcomer({ email })
    const { token: firsts } = await newestMail(t, email)
    const second = await newcomer({ email })
    const { token } = await newestMail(t, email)
    expect((await t.browser().put('/api/activation.php', { token })).status).toBe(200)
    expect(await stateOf(second)).toEqual(['active', 'active'])
    expect((await first.browser.get('/api/user.php')).body.user).toMatchObject({
      email: '',
      status: 'not_confirmed',
    })
    expect((await t.browser().put('/api/activation.php', { token: firsts })).status).toBe(410)
    expect((await first.browser.post('/api/activation.php', {})).body.fields).toEqual({ email: 'required' })
  })

  it('that has an owner on a discreet site: the owner is told, and the claim looks like any other', async () => {
    const owner = await t.signUp({ host: discreet })
    const claim = await newcomer({ host: discreet, email: owner.email })
    const { kind, body } = await newestMail(t, owner.email)
    expect(kind).toBe('account-exists')
    expect(body).toContain('An account with this e-mail address already exists')
    const fresh = await newcomer({ host: discreet })
    await readMails(t)
    const shapes = [claim, fresh].map(async (each) => (await each.browser.get('/api/activation.php')).body)
    const [one, other] = await Promise.all(shapes)
    expect({ ...one, email: '' }).toEqual({ ...other, email: '' })
    expect(await stateOf(claim)).toEqual(await stateOf(fresh))
  })
})

describe('until then', () => {
  it('others may write first, and nobody can reply', async () => {
    const [member, other] = [await newcomer(), await t.signUp({ gender: 'female' })]
    expect((await write(other, member)).status).toBe(200)
    expect((await write(member, other)).status).toBe(200)
    const answerable = async () => {
      const { body } = await other.browser.get('/api/chats.php')
      return body.chats.map((chat: { answerable: boolean }) => chat.answerable)
    }
    expect(await answerable()).toEqual([false])
    const refused = await write(other, member)
    expect([refused.status, refused.body.error, refused.body.message]).toEqual([
      409,
      'recipient_unconfirmed',
      `${member.name} has not confirmed an e-mail address yet. You can answer as soon as that is done`,
    ])
    const german = await write(other, member, {
      cookie: other.browser.cookieHeader().replace('locale=en', 'locale=de'),
    })
    expect(german.body.message).toContain('noch keine E-Mail-Adresse bestätigt')
    const { token } = await newestMail(t, member.email)
    await t.browser().put('/api/activation.php', { token })
    expect(await answerable()).toEqual([true])
    expect((await write(other, member)).status).toBe(200)
  })
})
