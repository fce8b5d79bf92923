import { v4 as uuidv4 } from 'uuid'
import { describe, expect, it } from 'vitest'
import { limits } from '#common/limits.ts'
import { addMembers } from '#server/testing/members/add-members.ts'
import { testPassword } from '#server/testing/members/sign-up-with.ts'
import { makePremium } from '#server/testing/payments/members-with-credits.ts'
import { addPhoto } from '#server/testing/pictures/add-photo.ts'
import { createTestApp } from '#server/testing/start/create-test-app.ts'

const t = await createTestApp()
const minute = 60_000
const day = 86_400_000

const logIn = (login: string, password: string = testPassword, browser = t.browser()) =>
  browser.post('/api/user.php', { login, password })

describe('POST /api/user.php', () => {
  it('signs in by address or by name, whatever the case', async () => {
    const { name, email, id } = await t.signUp({ name: 'Élise van Dam' })
    for (const login of [email, email.toUpperCase(), name, 'élise VAN dam', `  ${name} `]) {
      const browser = t.browser()
      const { status, body } = await logIn(login, testPassword, browser)
      expect([login, status]).toEqual([login, 200])
      expect(body.user).toMatchObject({
        id,
        email,
        status: 'active',
        paid_user: false,
        conversations_left: 2,
      })
      expect((await browser.get('/api/user.php')).body.user.id).toBe(id)
    }
  })

  it('sets a session cookie that scripts cannot read, and the member’s language', async () => {
    const { email, browser } = await t.signUp()
    await browser.put('/api/user.php', { language: 'de' })
    const answer = await logIn(email)
    const cookies = answer.headers.getSetCookie()
    expect(cookies.find((line) => line.startsWith('auth.session='))).toMatch(/HttpOnly.*SameSite=Lax/i)
    expect(cookies.find((line) => line.startsWith('locale='))).toMatch(/^locale=de;.*Max-Age=31536000/)
    expect(answer.body.user.language).toBe('de')
  })

  it('answers an unknown account and a wrong password alike', async () => {
    const { email } = await t.signUp()
    const wrong = await logIn(email, 'not-the-password')
    const unknown = await logIn('nobody@example.org', 'not-the-password')
    const unnamed = await logIn('Nobody Here', 'not-the-password')
    expect(wrong.status).toBe(401)
    expect(wrong.body).toEqual({ error: 'login_failed', message: 'Login failed, please try again' })
    expect(unknown.body).toEqual(wrong.body)
    expect(unnamed.body).toEqual(wrong.body)
  })

  it('has the fields of the specification, and those beyond it, and no other', async () => {
    const member = await t.signUp()
    await addPhoto(t, member.id, { isMain: true })
    const { user } = (await logIn(member.email)).body
    const { profile, ...fields } = user
    const specified = 'status credits paid_user signup_date fictional_icon language notifications_disabled'
    const beyond =
      'id email last_search fictional_known terms_due conversations_left signup_complete total_unread_messages new_likes time_zone'
    expect(Object.keys(fields).sort()).toEqual(`${specified} ${beyond}`.split(' ').sort())
    expect(Object.keys(profile).sort()).toEqual(['country', 'id', 'main_image', 'name', 'status'])
    expect(profile.main_image).toMatchObject({
      filename: expect.any(String),
      thumb_filename: expect.any(String),
      status: 'active',
    })
    expect(fields.notifications_disabled).toEqual([])
  })

  it('brings the news that came in the meantime', async () => {
    const he = await t.signUp()
    const she = await t.signUp({ gender: 'female' })
    await she.browser.post('/api/message.php', { to: he.id, client_id: uuidv4(), body: 'hello' })
    await she.browser.post('/api/like.php', { id: he.id })
    const expected = { total_unread_messages: 1, new_likes: 1 }
    expect((await logIn(he.email)).body.user).toMatchObject(expected)
    expect((await logIn(she.email)).body.user).toMatchObject({ total_unread_messages: 0, new_likes: 0 })
  })

  it('counts new likes up to the cap, however many there are', async () => {
    const { id, browser } = await t.signUp()
    const likers = await addMembers(t, limits.newsCap + 30)
    // Among the badge's 99 and the cap each one counts, as the title says them.
    const counted = [100, 250, limits.newsCap - 1]
    const like = async (from: string[]) =>
      t.pool.query(
        `insert into member_like (from_id, to_id, created_at) select liker, $2, $3 from unnest($1::uuid[]) as liker`,
        [from, id, t.clock.now()],
      )
    for (const [index, count] of counted.entries()) {
      await like(likers.slice(counted[index - 1] ?? 0, count))
      expect((await browser.get('/api/user.php')).body.user.new_likes).toBe(count)
    }
    await like(likers.slice(limits.newsCap - 1))
    expect((await browser.get('/api/user.php')).body.user.new_likes).toBe(limits.newsCap)
    expect((await browser.get('/api/likes.php')).body.new_likes).toBe(limits.newsCap)
  })

  it('knows a member on the home site only', async () => {
    const { email, name } = await t.signUp()
    for (const login of [email, name])
      expect((await logIn(login, testPassword, t.browser('women.localhost'))).status).toBe(401)
  })

  it('refuses suspended and deleted members', async () => {
    t.expectFindings('session_of_ended_member')
    for (const status of ['suspended', 'deleted']) {
      const { email, id, browser } = await t.signUp()
      await t.pool.query(
        `update member set status = $1, deleted_at = case $1 when 'deleted' then $3::timestamptz end where id = $2`,
        [status, id, t.clock.now()],
      )
      expect((await logIn(email)).status).toBe(status === 'deleted' ? 403 : 401)
      expect((await logIn(email, 'not-the-password')).status).toBe(401)
      expect((await browser.get('/api/user.php')).status).toBe(403)
    }
  })

  it('refuses what is no login', async () => {
    const browser = t.browser()
    expect((await browser.post('/api/user.php', { login: '', password: '' })).body.fields).toEqual({
      login: 'required',
      password: 'required',
    })
    expect((await browser.post('/api/user.php', { login: 1 })).status).toBe(422)
    expect((await browser.post('/api/user.php', '{"login":')).status).toBe(400)
    expect((await logIn('a\0b', 'whatever-it-is')).status).toBe(401)
    expect((await logIn("' or 1=1 --", 'whatever-it-is')).status).toBe(401)
  })

  it('is refused when another site sends it', async () => {
    const headers = { 'sec-fetch-site': 'cross-site' }
    const answer = await t.browser().post('/api/user.php', { login: 'a', password: 'b' }, headers)
    expect([answer.status, answer.body.error]).toEqual([403, 'cross_site'])
  })

  it('ends the session that the browser came with', async () => {
    const { email, browser } = await t.signUp()
    const old = browser.cookieHeader()
    await logIn(email, testPassword, browser)
    expect((await browser.get('/api/user.php')).status).toBe(200)
    expect((await t.browser().get('/api/user.php', { cookie: old })).status).toBe(403)
  })
})

describe('the lock-out', () => {
  it('blocks after five wrong tries for fifteen minutes, also the right password', async () => {
    const { email } = await t.signUp()
    for (let count = 0; count < 5; count += 1) expect((await logIn(email, 'wrong-guess')).status).toBe(401)
    const blocked = await logIn(email)
    expect(blocked.status).toBe(429)
    expect(blocked.body).toEqual({
      error: 'login_blocked',
      message: 'Too many incorrect attempts, account blocked for 15 min.',
      params: { minutes: 15 },
    })
    t.clock.advance(10 * minute + 1)
    expect((await logIn(email)).body.params).toEqual({ minutes: 5 })
    t.clock.advance(5 * minute)
    expect((await logIn(email)).status).toBe(200)
  })

  it('forgets wrong tries after a right one', async () => {
    const { name } = await t.signUp()
    for (let round = 0; round < 3; round += 1) {
      for (let count = 0; count < 4; count += 1) expect((await logIn(name, 'wrong-guess')).status).toBe(401)
      expect((await logIn(name)).status).toBe(200)
    }
  })

  it('treats an account that does not exist in the same way', async () => {
    for (let count = 0; count < 5; count += 1) expect((await logIn('ghost@example.org')).status).toBe(401)
    expect((await logIn('ghost@example.org')).status).toBe(429)
  })

  it('lets no more than five of many parallel guesses through', async () => {
    const { email } = await t.signUp()
    const answers = await Promise.all(Array.from({ length: 30 }, () => logIn(email, 'wrong-guess')))
    const statuses = answers.map((answer) => answer.status)
    expect(statuses.filter((status) => status === 401)).toHaveLength(5)
    expect(statuses.filter((status) => status === 429)).toHaveLength(25)
  })

  it('keeps no address of the one who tried', async () => {
    await logIn('private.person@example.org', 'wrong-guess')
    const { rows } = await t.pool.query('select account from login_attempt')
    expect(JSON.stringify(rows)).not.toContain('private')
  })
})

describe('GET /api/user.php', () => {
  it('answers a visitor with null', async () => {
    const answer = await t.browser().get('/api/user.php')
    expect([answer.status, answer.body]).toEqual([200, { user: null }])
  })

  it('answers a forged session with 403 and takes the cookie back', async () => {
    const answer = await t.browser().get('/api/user.php', { cookie: 'auth.session=forged' })
    expect([answer.status, answer.body.error]).toEqual([403, 'authentication_required'])
    expect(answer.headers.getSetCookie()[0]).toMatch(/^auth\.session=;.*Max-Age=0/)
  })

  it('ends a session after thirty days', async () => {
    const { browser } = await t.signUp()
    t.clock.advance(30 * day - 1)
    expect((await browser.get('/api/user.php')).status).toBe(200)
    t.clock.advance(1)
    expect((await browser.get('/api/user.php')).body.error).toBe('authentication_required')
    expect(browser.cookies.has('auth.session')).toBe(false)
    expect((await browser.get('/api/user.php')).body).toEqual({ user: null })
  })

  it('knows no session of another site', async () => {
    const { browser } = await t.signUp()
    const other = await t.browser('milf.localhost').get('/api/user.php', { cookie: browser.cookieHeader() })
    expect(other.status).toBe(403)
  })

  it('counts the conversations left down to zero, and not at all with premium', async () => {
    t.expectFindings('conversations_started_differ')
    const { browser, id } = await t.signUp()
    const left = async () => (await browser.get('/api/user.php')).body.user.conversations_left
    for (const [started, expected] of [
      [1, 1],
      [2, 0],
    ]) {
      await t.pool.query('update member set conversations_started = $1 where id = $2', [started, id])
      expect(await left()).toBe(expected)
    }
    await makePremium(t, id)
    expect(await left()).toBeNull()
  })

  it('notes that the member is here, at most every few minutes', async () => {
    const { browser, id } = await t.signUp()
    const seen = async () =>
      (await t.pool.query('select last_active_at as at from profile where member_id = $1', [id])).rows[0].at
    const before = await seen()
    t.clock.advance(minute)
    await browser.get('/api/user.php')
    expect(await seen()).toEqual(before)
    t.clock.advance(4 * minute)
    await browser.get('/api/user.php')
    expect(await seen()).toEqual(t.clock.now())
  })
})

describe('PUT /api/user.php', () => {
  it('keeps the language of a member, and a visitor’s in the cookie', async () => {
    const { browser, email } = await t.signUp()
    expect((await browser.put('/api/user.php', { language: 'nb' })).body.user.language).toBe('nb')
    expect((await logIn(email)).body.user.language).toBe('nb')
    const visitor = t.browser()
    expect((await visitor.put('/api/user.php', { language: 'pl' })).body).toEqual({ user: null })
    expect(visitor.cookies.get('locale')).toBe('pl')
  })

  it('keeps through a sign-in what the visitor chose, and makes it the member’s language', async () => {
    const { email } = await t.signUp()
    const visitor = t.browser()
    await visitor.put('/api/user.php', { language: 'pl' })
    expect((await logIn(email, testPassword, visitor)).body.user.language).toBe('pl')
    expect(visitor.cookies.get('locale')).toBe('pl')
    expect((await logIn(email)).body.user.language).toBe('pl')
    visitor.cookies.set('locale', 'tlh')
    expect((await logIn(email, testPassword, visitor)).body.user.language).toBe('pl')
    expect(visitor.cookies.get('locale')).toBe('pl')
  })

  it('refuses an unknown language', async () => {
    const answer = await t.browser().put('/api/user.php', { language: 'xx' })
    expect([answer.status, answer.body.fields]).toEqual([422, { language: 'invalid_language' }])
  })
})

describe('GET /api/logout.php', () => {
  it('ends the session on the server too', async () => {
    const { browser } = await t.signUp()
    const old = browser.cookieHeader()
    expect((await browser.get('/api/logout.php')).body).toEqual({ ok: true })
    expect(browser.cookies.has('auth.session')).toBe(false)
    expect((await t.browser().get('/api/user.php', { cookie: old })).status).toBe(403)
    expect((await browser.get('/api/logout.php')).status).toBe(200)
  })

  it('is refused when another site sends it', async () => {
    const { browser } = await t.signUp()
    const answer = await browser.get('/api/logout.php', { 'sec-fetch-site': 'cross-site' })
    expect(answer.status).toBe(403)
    expect((await browser.get('/api/user.php')).status).toBe(200)
  })
})
