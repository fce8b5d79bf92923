import { v4 as uuidv4 } from 'uuid'
import { describe, expect, it } from 'vitest'
import { testPassword } from '#server/testing/members/sign-up-with.ts'
import { createTestApp } from '#server/testing/start/create-test-app.ts'

const t = await createTestApp()
let counter = 0

function form(changes: Record<string, unknown> = {}) {
  counter += 1
  return {
    request_id: uuidv4(),
    email: `person${counter}@example.org`,
    name: `Person ${counter}`,
    password: testPassword,
    date_of_birth: '1990-05-06',
    ...changes,
  }
}

const signUp = (changes: Record<string, unknown> = {}, browser = t.browser()) =>
  browser.post('/api/signup.php', form(changes))

const one = async (text: string, values: unknown[]) => (await t.pool.query(text, values)).rows[0]

async function setSettings(siteId: number, changes: object) {
  await t.pool.query('update site set settings = settings || $2 where id = $1', [
    siteId,
    JSON.stringify(changes),
  ])
  await t.sites.reload()
}

describe('a signup', () => {
  it('makes account, profile and credits, and signs in', async () => {
    const browser = t.browser()
    const tracking = { network: 'partner', sub1: 'a\0b' }
    const { status, body } = await signUp(
      { email: ' New@Example.org ', name: ' New One ', tracking },
      browser,
    )
    expect(status).toBe(200)
    expect(body.user).toMatchObject({
      email: 'new@example.org',
      status: 'not_confirmed',
      credits: 3,
      paid_user: false,
      language: 'en',
      signup_complete: false,
      conversations_left: 2,
      profile: { name: 'New One', country: null, status: 'disabled', main_image: null },
    })
    expect((await browser.get('/api/user.php')).body).toEqual(body)
    const row = await one('select * from member join profile on member_id = id where id = $1', [body.user.id])
    expect(row).toMatchObject({ site_id: 1, company_id: 1, tracking: { network: 'partner', sub1: 'ab' } })
    expect(row).toMatchObject({ is_fictional: false, visible: false, email_confirmed_at: null })
    expect(row.password_hash).toMatch(/^\$argon2id\$v=19\$m=19456,t=2,p=1\$/)
  })

  it('takes the language of the visitor', async () => {
    const browser = t.browser()
    await browser.put('/api/user.php', { language: 'fi' })
    expect((await signUp({}, browser)).body.user.language).toBe('fi')
  })

  it('is refused when another site sends it', async () => {
    const answer = await t.browser().post('/api/signup.php', form(), { 'sec-fetch-site': 'same-site' })
    expect(answer.status).toBe(403)
  })
})

describe('what a form must hold', () => {
  it.each([
    ['email', 'nonsense', 'invalid_email'],
    ['email', `${'x'.repeat(250)}@example.org`, 'invalid_email'],
    ['name', 'ab', 'name_too_short'],
    ['name', 'x'.repeat(25), 'name_too_long'],
    ['name', '@someone', 'name_starts_with_at'],
    ['name', 'x@y', 'name_invalid'],
    ['name', 'a\0bc', 'name_invalid'],
    ['name', '<b>bold', 'name_invalid'],
    ['password', 'short', 'password_too_short'],
    ['password', 'password123', 'password_too_common'],
    ['date_of_birth', undefined, 'date_of_birth_required'],
    ['date_of_birth', null, 'date_of_birth_required'],
    ['date_of_birth', '', 'date_of_birth_required'],
    ['date_of_birth', '1990-02-30', 'date_of_birth_invalid'],
    ['date_of_birth', '06/05/1990', 'date_of_birth_invalid'],
    ['date_of_birth', '1899-01-01', 'date_of_birth_invalid'],
    ['date_of_birth', '2030-01-01', 'date_of_birth_invalid'],
    ['request_id', 'again', 'invalid_value'],
  ])('%s %j → %s', async (field, value, key) => {
    const answer = await signUp({ [field]: value })
    expect([answer.status, answer.body.error]).toEqual([422, 'invalid'])
    expect(answer.body.fields).toEqual({ [field]: key })
  })

  it('the name is not the address', async () => {
    const answer = await signUp({ email: 'me@example.org', name: 'Me@Example.org' })
    expect(answer.body.fields).toEqual({ name: 'name_is_email' })
  })

  it('the least age counts to the day', async () => {
    const young = await signUp({ date_of_birth: '2008-11-22' })
    expect(young.body).toMatchObject({ fields: { date_of_birth: 'too_young' }, params: { min_age: 18 } })
    expect((await signUp({ date_of_birth: '2008-11-21' })).status).toBe(200)
  })
})

describe('names and addresses that are taken', () => {
  it('a throw-away address is refused where the site says so', async () => {
    const email = 'someone@mailinator.com'
    expect((await signUp({ email })).body.fields).toEqual({ email: 'email_disposable' })
    await setSettings(1, { refuse_disposable_mail: false })
    expect((await signUp({ email })).status).toBe(200)
    await setSettings(1, { refuse_disposable_mail: true })
  })

  it('a name belongs to one member of a site, whatever the case', async () => {
    const { name } = await t.signUp({ name: 'Only Me' })
    expect((await signUp({ name: name.toUpperCase() })).body.fields).toEqual({ name: 'name_taken' })
    expect((await signUp({ name }, t.browser('women.localhost'))).status).toBe(200)
  })

  it('an address that has an account is said where the site is not discreet', async () => {
    const { email, name } = await t.signUp()
    expect((await signUp({ email })).body.fields).toEqual({ email: 'email_taken' })
    expect((await signUp({ email, name })).body.fields).toEqual({ email: 'email_taken', name: 'name_taken' })
  })

  it('a discreet site answers as for any address, and the owner keeps the account', async () => {
    const host = 'women.localhost'
    const owner = await t.signUp({ host })
    const browser = t.browser(host)
    const password = 'another-river-43'
    const { status, body } = await signUp({ email: owner.email, password }, browser)
    const fresh = await signUp({}, t.browser(host))
    expect(status).toBe(200)
    expect(Object.keys(body.user)).toEqual(Object.keys(fresh.body.user))
    expect(body.user.status).toBe(fresh.body.user.status)
    expect(body.user.id).not.toBe(owner.id)
    const logIn = async (secret: string) =>
      (await t.browser(host).post('/api/user.php', { login: owner.email, password: secret })).body.user?.id
    expect(await logIn(testPassword)).toBe(owner.id)
    expect(await logIn(password)).toBe(body.user.id)
    const claim = await one('select email_confirmed_at from member where id = $1', [body.user.id])
    expect(claim.email_confirmed_at).toBeNull()
  })

  it.each(['localhost', 'women.localhost'])('two at once may claim one address on %s', async (host) => {
    for (let round = 0; round < 5; round += 1) {
      const email = `twice${round}@example.org`
      const answers = await Promise.all([
        signUp({ email }, t.browser(host)),
        signUp({ email }, t.browser(host)),
      ])
      expect(answers.map((answer) => answer.status)).toEqual([200, 200])
    }
  })

  it('two at once for one name: one gets it', async () => {
    for (let round = 0; round < 5; round += 1) {
      const name = `Racing ${round}`
      const answers = await Promise.all([signUp({ name }), signUp({ name })])
      expect(answers.map((answer) => answer.status).sort((a, b) => a - b)).toEqual([200, 422])
    }
    const { rows } = await t.pool.query(
      'select id from member where id not in (select member_id from account)',
    )
    expect(rows).toEqual([])
  })
})

describe('a repeated request', () => {
  it('answers the same, signs in again and grants nothing twice', async () => {
    const body = form()
    const first = await t.browser().post('/api/signup.php', body)
    const browser = t.browser()
    const again = await browser.post('/api/signup.php', body)
    expect([again.status, again.body]).toEqual([200, first.body])
    expect((await browser.get('/api/user.php')).body.user.id).toBe(first.body.user.id)
  })

  it('with another body is a conflict', async () => {
    const body = form()
    await t.browser().post('/api/signup.php', body)
    for (const change of [
      { password: 'another-river-43' },
      { email: 'other@example.org' },
      { name: 'Other One' },
      { date_of_birth: '1991-05-06' },
    ]) {
      const browser = t.browser()
      const answer = await browser.post('/api/signup.php', { ...body, ...change })
      expect([answer.status, answer.body.error]).toEqual([409, 'conflict'])
      expect(browser.cookies.has('auth.session')).toBe(false)
    }
    expect((await t.browser('women.localhost').post('/api/signup.php', body)).status).toBe(409)
  })

  it('sent many times at once makes one member', async () => {
    const body = form()
    const answers = await Promise.all(
      Array.from({ length: 24 }, () => t.browser().post('/api/signup.php', body)),
    )
    expect(new Set(answers.map((answer) => answer.body.user?.id)).size).toBe(1)
    const { count } = await one('select count(*)::int as count from member where email = $1', [body.email])
    expect(count).toBe(1)
  })
})

describe('closed signups', () => {
  it('follow the setting', async () => {
    await setSettings(3, { signups: 'with_trafficsource' })
    const browser = () => t.browser('bdsm.localhost')
    expect((await signUp({}, browser())).body.error).toBe('signups_closed')
    expect((await signUp({ tracking: { network: 'partner' } }, browser())).status).toBe(200)
    expect((await browser().post('/api/signup.php?network=partner', form())).status).toBe(200)
    // The browser in which somebody joined from a source keeps it: for this site's rules, and for the next account.
    const known = browser()
    await signUp({ tracking: { network: 'partner', sub2: 'b' } }, known)
    await known.get('/api/logout.php')
    const again = await signUp({}, known)
    const row = await one('select tracking from member where id = $1', [again.body.user.id])
    expect(row.tracking).toEqual({ network: 'partner', sub2: 'b' })
    await setSettings(3, { signups: 'other' })
    expect((await signUp({ tracking: { network: 'partner' } }, browser())).status).toBe(403)
  })
})
