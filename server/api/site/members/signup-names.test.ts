import { v4 as uuidv4 } from 'uuid'
import { describe, expect, it } from 'vitest'
import { testPassword } from '#server/testing/members/sign-up-with.ts'
import { createTestApp } from '#server/testing/start/create-test-app.ts'

const t = await createTestApp()

const signUp = (changes: Record<string, unknown>, browser = t.browser()) =>
  browser.post('/api/signup.php', {
    request_id: uuidv4(),
    email: `${uuidv4()}@example.org`,
    name: `Some ${uuidv4().slice(0, 8)}`,
    password: testPassword,
    date_of_birth: '1990-05-06',
    ...changes,
  })

describe('a name', () => {
  it('is kept in its normal form, and opens the account in any', async () => {
    const { body } = await signUp({ name: ' Ｍia \u00a0 ﬁne ' })
    expect(body.user.profile.name).toBe('Mia fine')
    for (const login of ['Ｍia ﬁne', 'mia  fine', 'MIA\u00a0FINE'])
      expect((await t.browser().post('/api/user.php', { login, password: testPassword })).status).toBe(200)
  })

  it('is taken where one that looks like it is', async () => {
    await t.signUp({ name: 'Lilian Moore' })
    for (const name of ['Lilian  Moore', 'LiIian Moore', 'Liliаn Mооre', 'LILIAN M00RE', 'lilian rnoore'])
      expect([name, (await signUp({ name })).body.fields]).toEqual([name, { name: 'name_taken' }])
    expect((await signUp({ name: 'Lilian Moore' }, t.browser('women.localhost'))).status).toBe(200)
    expect((await signUp({ name: 'Lilian Moor' })).status).toBe(200)
  })

  it('that looks like another is given to one of two who ask at once', async () => {
    for (let round = 0; round < 4; round += 1) {
      const names = [`Selma ${round} Holm`, `Selrna ${round} Holm`]
      const answers = await Promise.all(names.map((name) => signUp({ name })))
      expect(answers.map(({ status }) => status).sort((a, b) => a - b)).toEqual([200, 422])
    }
  })

  it('that speaks for the site is refused at its field', async () => {
    for (const name of ['Admin', 'Kundendienst', 'Аdmin Anna', 'Deleted member', 'Serenade Team'])
      expect([name, (await signUp({ name })).body.fields]).toEqual([name, { name: 'name_official' }])
    expect((await signUp({ name: 'Aria' }, t.browser('women.localhost'))).body.fields).toEqual({
      name: 'name_official',
    })
  })

  it('is counted in its normal form', async () => {
    expect((await signUp({ name: 'a     b' })).status).toBe(200)
    expect((await signUp({ name: 'a  ' })).body.fields).toEqual({ name: 'name_too_short' })
  })
})

describe('a password', () => {
  it('is counted in its normal form', async () => {
    const decomposed = 'e\u0301a\u0301o\u0301u\u0301'
    expect(decomposed).toHaveLength(8)
    expect((await signUp({ password: decomposed })).body.fields).toEqual({ password: 'password_too_short' })
  })

  it('is the same however a keyboard writes it', async () => {
    const email = `${uuidv4()}@example.org`
    expect((await signUp({ email, password: 'trois é quatre ü' })).status).toBe(200)
    for (const password of ['trois e\u0301 quatre u\u0308', 'trois\u00a0é quatre\u2009ü'])
      expect((await t.browser().post('/api/user.php', { login: email, password })).status).toBe(200)
    const other = { login: email, password: 'trois e quatre u' }
    expect((await t.browser().post('/api/user.php', other)).status).toBe(401)
  })
})
