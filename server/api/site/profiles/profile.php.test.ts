import { describe, expect, it } from 'vitest'
import { createTestApp } from '#server/testing/start/create-test-app.ts'

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

  it('names the place beside its ids', async () => {
    const { browser } = await t.signUp({ incomplete: true })
    expect((await browser.get('/api/profile.php')).body.profile).toMatchObject({
      region_name: null,
      city_name: null,
    })
    const { cities } = (await browser.get('/api/cities.php?region=NL-UT')).body
    const saved = await browser.put('/api/profile.php', { city: cities[0].id })
    expect(saved.body.profile).toMatchObject({ city_name: cities[0].name, region_name: 'Utrecht' })
  })

  it('calls the love of the own sex by the word of a new gender, and back', async () => {
    const { browser } = await t.signUp({ gender: 'male' })
    const save = async (change: object) => (await browser.put('/api/profile.php', change)).body.profile
    await save({ sexuality: 'gay' })
    expect(await save({ gender: 'female' })).toMatchObject({ gender: 'female', sexuality: 'lesbian' })
    expect(await save({ gender: 'male' })).toMatchObject({ gender: 'male', sexuality: 'gay' })
    await save({ sexuality: 'hetero' })
    expect(await save({ gender: 'female' })).toMatchObject({ sexuality: 'hetero' })
  })

  it('keeps up to three sentences in their order, and refuses what is none', async () => {
    const { browser } = await t.signUp()
    const prompts = [
      { prompt: 'small_joy', answer: 'Rain' },
      { prompt: 'dream_trip', answer: 'Lofoten' },
      { prompt: 'first_date', answer: 'A walk' },
    ]
    expect((await browser.put('/api/profile.php', { prompts })).body.profile.prompts).toEqual(prompts)
    const turned = [...prompts].reverse()
    expect((await browser.put('/api/profile.php', { prompts: turned })).body.profile.prompts).toEqual(turned)
    const refusals = {
      four: [...prompts, { prompt: 'proud_of', answer: 'x' }],
      twice: [prompts[0], prompts[0]],
      empty: [{ prompt: 'small_joy', answer: ' ' }],
      long: [{ prompt: 'small_joy', answer: 'x'.repeat(151) }],
      unknown: [{ prompt: 'shoe_size', answer: '38' }],
    }
    for (const given of Object.values(refusals)) {
      const answer = await browser.put('/api/profile.php', { prompts: given })
      expect([answer.status, Object.keys(answer.body.fields).join()]).toEqual([
        422,
        expect.stringMatching(/^prompts/),
      ])
    }
    expect((await browser.get('/api/profile.php')).body.profile.prompts).toEqual(turned)
    expect((await browser.put('/api/profile.php', { prompts: [] })).body.profile.prompts).toEqual([])
  })

  it('holds what it may hold in the database too', async () => {
    const { id } = await t.signUp()
    const refused = (statement: string) =>
      expect(t.pool.query(statement, [id])).rejects.toThrow('violates check constraint')
    await refused(`update profile set about = repeat('x', 2001) where member_id = $1`)
    await refused(`update profile set reason = repeat('x', 301) where member_id = $1`)
    await refused(`update profile set hair_color = 'green' where member_id = $1`)
    await refused(`insert into profile_prompt values ($1, 'small_joy', 3, 'x')`)
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
