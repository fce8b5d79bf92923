import { describe, expect, it } from 'vitest'
import { createTestApp } from '#server/testing/create-test-app.ts'

const t = await createTestApp()
const cityOf = async (region: string) =>
  (await t.browser().get(`/api/cities.php?region=${region}`)).body.cities[0].id as string

describe('one’s own profile', () => {
  it('starts with the birth date alone and is completed step by step', async () => {
    const { browser, id, name } = await t.signUp({ incomplete: true })
    const start = (await browser.get('/api/profile.php')).body.profile
    expect(start).toMatchObject({
      id,
      name,
      date_of_birth: '1992-04-17',
      gender: null,
      city: null,
      interests: [],
    })
    const complete = async () => (await browser.get('/api/user.php')).body.user.signup_complete
    const city = await cityOf('NL-UT')
    const placed = await browser.put('/api/profile.php', { city })
    expect(placed.body.profile).toMatchObject({ city, region: 'NL-UT', country: 'NL', gender: null })
    expect(await complete()).toBe(false)
    await browser.put('/api/profile.php', { gender: 'female' })
    expect(await complete()).toBe(false)
    await browser.put('/api/profile.php', { sexuality: 'bi' })
    expect(await complete()).toBe(true)
  })

  it('keeps every field and leaves what is not given', async () => {
    const { browser } = await t.signUp()
    const fields = {
      relationship_status: 'living together',
      hair_color: 'dark blond',
      eye_color: 'hazel',
      body_type: 'normal',
      tattoos: false,
      interests: ['wine', 'sex variants'],
      reason: 'To laugh again',
      about: 'Ik hou van <b>zee</b> & 🌊',
    }
    const saved = await browser.put('/api/profile.php', {
      ...fields,
      interests: ['wine', 'sex variants', 'wine'],
    })
    expect(saved.body.profile).toMatchObject(fields)
    expect((await browser.put('/api/profile.php', {})).body).toEqual(saved.body)
    const cleared = await browser.put('/api/profile.php', { about: '  ', tattoos: null })
    expect(cleared.body.profile).toMatchObject({ about: null, tattoos: null, reason: 'To laugh again' })
    expect((await browser.get('/api/profile.php')).body).toEqual(cleared.body)
  })

  it.each([
    ['gender', 'robot', 'choose_one'],
    ['sexuality', null, 'choose_one'],
    ['city', '999999999', 'choose_city'],
    ['city', 'Utrecht', 'choose_city'],
    ['hair_color', 'green', 'choose_one'],
    ['about', 'x'.repeat(2_001), 'too_long'],
    ['reason', 'x'.repeat(301), 'too_long'],
  ])('refuses %s %j', async (field, value, key) => {
    const { browser } = await t.signUp({ incomplete: true })
    const answer = await browser.put('/api/profile.php', { [field]: value })
    expect([answer.status, answer.body.fields]).toEqual([422, { [field]: key }])
  })

  it('refuses a town of a country that the site does not serve', async () => {
    const { browser } = await t.signUp({ incomplete: true, host: 'bbw.localhost' })
    await t.pool.query(
      `update site set settings = settings || '{"countries": ["DE"]}' where settings ->> 'domain' = 'bbw.localhost'`,
    )
    await t.sites.reload()
    const answer = await browser.put('/api/profile.php', { city: await cityOf('NL-UT') })
    expect(answer.body.fields).toEqual({ city: 'choose_city' })
  })

  it('refuses text that no database can hold', async () => {
    const { browser } = await t.signUp({ incomplete: true })
    const answer = await browser.put('/api/profile.php', { about: 'a\0b' })
    expect([answer.status, answer.body.fields]).toEqual([422, { about: 'invalid_value' }])
  })

  it('needs a session', async () => {
    expect((await t.browser().get('/api/profile.php')).status).toBe(401)
    expect((await t.browser().put('/api/profile.php', { about: 'x' })).status).toBe(401)
    const expired = await t.browser().get('/api/profile.php', { cookie: 'auth.session=forged' })
    expect([expired.status, expired.body.error]).toEqual([403, 'authentication_required'])
  })
})
