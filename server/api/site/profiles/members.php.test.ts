import { describe, expect, it } from 'vitest'
import { ended } from '#server/testing/ended.ts'
import { addMembers } from '#server/testing/members/add-members.ts'
import { block } from '#server/testing/members/block.ts'
import { addPhoto } from '#server/testing/pictures/add-photo.ts'
import { createTestApp } from '#server/testing/start/create-test-app.ts'

const t = await createTestApp()
type Browser = ReturnType<typeof t.browser>

const idsOf = (body: { members: { id: string }[] }) => body.members.map((member) => member.id)
const search = async (browser: Browser, query = '') => (await browser.get(`/api/members.php${query}`)).body

async function searchAll(browser: Browser, query: string) {
  const found: string[] = []
  for (let next: string | null = ''; next !== null; ) {
    const body: { members: { id: string }[]; next: string | null } = await search(
      browser,
      `${query}${next && `&cursor=${next}`}`,
    )
    found.push(...idsOf(body))
    next = body.next
  }
  return found
}

describe('the first search', () => {
  it('follows from the member, and is said', async () => {
    const { browser } = await t.signUp({ gender: 'male', birthDate: '1986-11-21' })
    const body = await search(browser)
    expect(body.search).toEqual({
      gender: 'female',
      country: 'NL',
      countryregion: null,
      min_age: 22,
      max_age: 58,
      distance: null,
      interests: [],
      verified: false,
      online: false,
      photo: false,
      orientation: 'fitting',
      sort: 'near',
      town: expect.any(String),
    })
  })

  it('finds the other side, not oneself, with card and like state', async () => {
    const { browser, id } = await t.signUp({ gender: 'male' })
    const she = await t.signUp({ gender: 'female', birthDate: '1990-11-22' })
    const photo = await addPhoto(t, she.id, { isMain: true })
    await she.browser.post('/api/like.php', { id })
    const { members } = await search(browser)
    expect(idsOf({ members })).not.toContain(id)
    expect(members.find((member: { id: string }) => member.id === she.id)).toEqual({
      id: she.id,
      name: she.name,
      age: 35,
      gender: 'female',
      country: 'NL',
      region: 'Utrecht',
      city: expect.any(String),
      online: true,
      is_fictional: false,
      verified: false,
      like_state: 'received',
      distance: 5,
      main_image: {
        id: photo.id,
        filename: photo.full,
        thumb_filename: photo.card,
        status: 'active',
        locked: false,
        width: 1080,
        height: 1350,
        placeholder: 'placeholder',
      },
    })
  })

  it('is open to visitors where the site allows it', async () => {
    const open = await t.browser().get('/api/members.php')
    expect(open.status).toBe(200)
    expect(open.body.search).toMatchObject({ gender: 'female', country: 'GB', min_age: 24, max_age: 60 })
    const closed = await t.browser('women.localhost').get('/api/members.php')
    expect([closed.status, closed.body.error]).toEqual([401, 'login_required'])
    const expired = await t.browser().get('/api/members.php', { cookie: 'auth.session=forged' })
    expect(expired.body.error).toBe('authentication_required')
  })

  it('takes visitors with a traffic source where only they may search', async () => {
    await t.pool.query(
      `update site set settings = settings || '{"logged_out_search_trafficsource": "all"}' where id = 4`,
    )
    await t.sites.reload()
    const browser = t.browser('bbw.localhost')
    expect((await browser.get('/api/members.php')).status).toBe(401)
    expect((await browser.get('/api/members.php?network=partner')).status).toBe(200)
    const stored = { cookie: 'tracking=network%3Dpartner' }
    expect((await t.browser('bbw.localhost').get('/api/members.php', stored)).status).toBe(200)
    expect(
      (await t.browser('bbw.localhost').get('/api/members.php', { cookie: 'tracking=ref%3Dx' })).status,
    ).toBe(401)
  })

  it('takes visitors with a traffic source wherever all may search', async () => {
    await t.pool.query(
      `update site set settings = settings || '{"logged_out_search_trafficsource": "none"}' where id = 1`,
    )
    await t.sites.reload()
    expect((await t.browser().get('/api/members.php?network=partner')).status).toBe(200)
  })
})

describe('what can be asked for', () => {
  it('gender, country, region and age narrow the search, to the birthday', async () => {
    t.expectFindings('profile_of_a_minor')
    const browser = t.browser()
    const [eighteen, seventeen, thirty] = (
      await Promise.all(
        ['2008-11-21', '2008-11-22', '1996-11-21'].map((birthDate) =>
          addMembers(t, 1, { country: 'DE', gender: 'male', birthDate }),
        ),
      )
    ).flat()
    await t.pool.query(`update profile set region_id = 'DE-BE' where member_id = $1`, [thirty])
    const query = '?gender=male&country=DE'
    expect(idsOf(await search(browser, `${query}&min_age=18&max_age=29`))).toEqual([eighteen])
    expect(idsOf(await search(browser, `${query}&min_age=30`))).toEqual([thirty])
    expect(idsOf(await search(browser, `${query}&max_age=29&min_age=29`))).toEqual([])
    expect(idsOf(await search(browser, `${query}&min_age=18&countryregion=DE-BE`))).toEqual([thirty])
    expect(await searchAll(browser, `${query}&min_age=18`)).not.toContain(seventeen)
  })

  it('one bound beyond the usual other one opens that one', async () => {
    expect((await search(t.browser(), '?min_age=70')).search).toMatchObject({ min_age: 70, max_age: 99 })
    expect((await search(t.browser(), '?max_age=20')).search).toMatchObject({ min_age: 18, max_age: 20 })
  })

  it.each([
    ['gender=robot', { gender: 'choose_one' }],
    ['country=nl', { country: 'invalid_country' }],
    ['country=ZZ', { country: 'invalid_country' }],
    ['countryregion=NL-XX&country=NL', { countryregion: 'invalid_region' }],
    ['countryregion=DE-BE&country=NL', { countryregion: 'invalid_region' }],
    ['countryregion=%00&country=NL', { countryregion: 'invalid_region' }],
    ['min_age=17', { min_age: 'invalid_age' }],
    ['max_age=100', { max_age: 'invalid_age' }],
    ['min_age=abc', { min_age: 'invalid_age' }],
    ['min_age=40&max_age=30', { max_age: 'invalid_age_range' }],
    ['cursor=nonsense', { cursor: 'invalid_cursor' }],
  ])('refuses %s', async (query, fields) => {
    const answer = await t.browser().get(`/api/members.php?${query}`)
    expect([answer.status, answer.body.fields]).toEqual([422, fields])
  })
})

describe('pages and counts', () => {
  it('go through everyone once, the last active first', async () => {
    const ids = await addMembers(t, 60, { country: 'SE' })
    await t.pool.query('update profile set last_active_at = $1 where member_id = any($2)', [
      '2026-11-21T11:00:00.123456Z',
      ids.slice(20, 50),
    ])
    const found = await searchAll(t.browser(), '?country=SE&gender=female')
    expect(found).toHaveLength(60)
    expect(new Set(found)).toEqual(new Set(ids))
    expect(found.slice(0, 20)).toEqual(ids.slice(0, 20))
    const first = await search(t.browser(), '?country=SE&gender=female')
    expect([first.members.length, first.count]).toEqual([24, { people: 60, more: false, fictional: 0 }])
  })

  it('count up to a thousand, and fictional profiles apart', async () => {
    await addMembers(t, 1_000, { country: 'FI' })
    await addMembers(t, 3, { country: 'FI', fictional: true })
    const count = async () => (await search(t.browser(), '?country=FI')).count
    expect(await count()).toEqual({ people: 1_000, more: false, fictional: 3 })
    await addMembers(t, 1, { country: 'FI' })
    expect(await count()).toEqual({ people: 1_000, more: true, fictional: 3 })
  })

  it('mark a fictional profile, and never show it online', async () => {
    const [id] = await addMembers(t, 1, { country: 'PL', fictional: true })
    const body = await search(t.browser(), '?country=PL')
    expect(body.members).toMatchObject([{ id, is_fictional: true, online: false }])
  })
})

describe('who is in no search', () => {
  it('the invisible, disabled, unplaced, suspended, deleted, and long unconfirmed', async () => {
    const ids = await addMembers(t, 8, { country: 'DK' })
    const seen = await search(t.browser(), '?country=DK')
    expect(seen.count.people).toBe(8)
    const change = (text: string, index: number) => t.pool.query(text, [ids[index]])
    await change('update profile set invisible = true where member_id = $1', 0)
    await change(`update profile set status = 'disabled' where member_id = $1`, 1)
    await change(
      'update profile set country = null, region_id = null, city_id = null where member_id = $1',
      2,
    )
    await change(ended('suspended'), 3)
    await change(ended('deleted'), 4)
    await change(`update member set is_demo = false, created_at = '2026-11-14T12:00:00Z' where id = $1`, 5)
    await change(
      `update member set is_demo = false, created_at = '2026-11-14T12:00:00.001Z' where id = $1`,
      6,
    )
    const body = await search(t.browser(), '?country=DK')
    expect(idsOf(body)).toEqual([ids[6], ids[7]])
    expect(body.count.people).toBe(2)
  })

  it('either of a blocked pair', async () => {
    const { browser, id } = await t.signUp({ gender: 'male' })
    const [blocked, blocking, other] = (await addMembers(t, 3, { country: 'NO' })) as [string, string, string]
    await block(t, id, blocked)
    await block(t, blocking, id)
    const body = await search(browser, '?country=NO')
    expect(idsOf(body)).toEqual([other])
    expect(body.count.people).toBe(1)
  })

  it('members of other sites, but those of a site that shares its members', async () => {
    const [milf] = await addMembers(t, 1, { siteId: 6, country: 'AT' })
    const [gilf] = await addMembers(t, 1, { siteId: 5, country: 'AT' })
    const { browser } = await t.signUp({ host: 'milf.localhost' })
    const query = '?country=AT&min_age=18&gender=female'
    expect(new Set(idsOf(await search(browser, query)))).toEqual(new Set([milf, gilf]))
    expect(await search(browser, query)).toMatchObject({ count: { people: 2 } })
    expect(idsOf(await search(t.browser(), query))).toEqual([])
    const women = await t.signUp({ host: 'women.localhost' })
    expect(idsOf(await search(women.browser, query))).toEqual([])
  })
})
