import fc from 'fast-check'
import { afterEach, describe, expect, it } from 'vitest'
import { ageOn } from '#common/profiles/age-on.ts'
import { foundPeople } from '#common/profiles/found-people.ts'
import { interests } from '#common/profiles/profile-fields.ts'
import type { SearchResult } from '#common/wire/profiles.ts'
import { addMembers } from '#server/testing/members/add-members.ts'
import { fillPeople, type Person, personIn, townId } from '#server/testing/members/fill-people.ts'
import { addPhoto } from '#server/testing/pictures/add-photo.ts'
import { createTestApp } from '#server/testing/start/create-test-app.ts'

const t = await createTestApp()
const names = ['Utrecht', 'Zeist', 'Amersfoort', 'Amsterdam', 'Groningen']
const towns = await Promise.all(names.map((name) => townId(t, name)))
const viewer = await t.signUp({ gender: 'male', city: String(towns[0]) })
const person = personIn(towns)
const fill = (people: Person[]) => fillPeople(t, people)
const query = fc.record({
  gender: fc.constantFrom('male', 'female', 'everyone'),
  sort: fc.constantFrom('near', 'active', 'newest'),
  distance: fc.constantFrom('', '5', '25', '100'),
  orientation: fc.constantFrom('', 'any'),
  countryregion: fc.constantFrom('', '', 'NL-UT'),
  min_age: fc.constantFrom('18', '30'),
  max_age: fc.constantFrom('60', '99'),
  online: fc.constantFrom('', '', 'true'),
})
type Query = Record<string, string>

afterEach(() => t.pool.query('update profile set invisible = true where member_id <> $1', [viewer.id]))

const ago = (seconds: number) => new Date(t.clock.now().getTime() - seconds * 1_000)

async function ask(asked: Query, cursor: string | null = null): Promise<SearchResult> {
  const given = Object.entries({ ...asked, cursor: cursor ?? '' }).filter(([, value]) => value !== '')
  const answer = await viewer.browser.get(`/api/members.php?${new URLSearchParams(given)}`)
  expect(answer.status).toBe(200)
  return answer.body
}

/** Whom a search should find, by reading everybody. */
async function expected(asked: Query): Promise<string[]> {
  const { rows } = await t.pool.query(
    `select member_id as id, gender, sexuality, birth_date::text as born, region_id as region, last_active_at as at,
       city_id as city from profile where visible and country = 'NL' and member_id <> $1`,
    [viewer.id],
  )
  const fits = (row: { gender: string; sexuality: string | null }) =>
    row.sexuality === null ||
    (row.gender === 'male' ? row.sexuality !== 'hetero' : !['gay', 'lesbian'].includes(row.sexuality))
  const within = (city: number | null) => {
    const ring = t.sites.places.ring(towns[0] ?? null, city)
    return ring !== null && ring <= Number(asked.distance)
  }
  return rows
    .filter((row) => asked.gender === 'everyone' || row.gender === asked.gender)
    .filter((row) => asked.orientation === 'any' || fits(row))
    .filter((row) => !asked.distance || within(row.city))
    .filter((row) => !asked.countryregion || row.region === asked.countryregion)
    .filter((row) => ageOn(row.born, t.clock.now()) >= Number(asked.min_age))
    .filter((row) => ageOn(row.born, t.clock.now()) <= Number(asked.max_age))
    .filter((row) => !asked.online || row.at >= ago(300))
    .map(({ id }) => id)
}

async function walk(asked: Query, between: () => Promise<unknown> = async () => null) {
  const pages: SearchResult[] = []
  for (let cursor: string | null = null; ; ) {
    const page: SearchResult = await ask(asked, cursor)
    pages.push(page)
    if (page.next === null) return pages
    cursor = page.next
    await between()
  }
}

describe('a search', () => {
  it('finds and counts whom a look at everybody finds, page after page', async () => {
    await fc.assert(
      fc.asyncProperty(fc.array(person, { maxLength: 70 }), query, async (people, asked) => {
        await fill(people)
        const pages = await walk(asked)
        const found = pages.flatMap(({ members }) => members)
        const all = await expected(asked)
        expect(found.map(({ id }) => id).toSorted()).toEqual(all.toSorted())
        expect(pages[0]?.count).toEqual({ people: all.length, more: false, fictional: 0 })
        const distances = asked.sort === 'near' ? found.map(({ distance }) => distance ?? 1_000) : []
        expect(distances).toEqual(distances.toSorted((one, other) => one - other))
        await t.pool.query('update profile set invisible = true where member_id <> $1', [viewer.id])
      }),
      { numRuns: 25 },
    )
  })

  it('shows everybody who stays once, while others come, go and move', async () => {
    const step = fc.constantFrom('come', 'go', 'move', 'touch')
    const all = { gender: 'everyone', min_age: '18', max_age: '99', orientation: 'any' }
    await fc.assert(
      fc.asyncProperty(
        fc.array(person, { minLength: 55, maxLength: 90 }),
        fc.array(step, { minLength: 6, maxLength: 12 }),
        fc.constantFrom('near', 'active', 'newest'),
        async (people, steps, sort) => {
          const ids = await fill(people)
          const restless = ids.filter((_, index) => index % 3 === 0)
          const left = [...restless]
          const act = async () => {
            for (const what of steps.splice(0, 3)) {
              if (what === 'come') await fill([{ ...people[0]!, idle: 1 }])
              const id = left.pop()
              const change = {
                come: 'status = status',
                go: 'invisible = true',
                move: `city_id = ${towns[4]}, region_id = (select region_id from city where id = ${towns[4]})`,
                touch: 'last_active_at = now()',
              }
              await t.pool.query(`update profile set ${change[what]} where member_id = $1`, [id])
            }
          }
          const pages = await walk({ ...all, sort }, act)
          const answered = pages.flatMap(({ members }) => members.map(({ id }) => id))
          // Only who moves to a farther ring meanwhile is answered twice, and the page shows the first.
          const twice = answered.filter((id, index) => answered.indexOf(id) !== index)
          expect(twice.filter((id) => sort !== 'near' || !restless.includes(id))).toEqual([])
          const shown = foundPeople(pages).map(({ id }) => id)
          expect(new Set(shown).size).toBe(shown.length)
          const staying = ids.filter((id) => !restless.includes(id))
          expect(staying.filter((id) => !shown.includes(id))).toEqual([])
          await t.pool.query('update profile set invisible = true where member_id <> $1', [viewer.id])
        },
      ),
      { numRuns: 10 },
    )
  })

  it('counts one fewer for every viewer whom somebody fits who hides, and one more when they are back', async () => {
    const she = await t.signUp({ gender: 'female', sexuality: 'bi', birthDate: '1992-04-17' })
    await fill([{ town: towns[1] ?? null, gender: 'female', sexuality: 'hetero', years: 34, idle: 9 }])
    const woman = await t.signUp({ gender: 'female', sexuality: 'lesbian', birthDate: '1992-04-17' })
    const straight = await t.signUp({ gender: 'female', sexuality: 'hetero', birthDate: '1992-04-17' })
    const counts = () =>
      Promise.all(
        [viewer, woman, straight].map(async ({ browser }) => {
          const { body } = await browser.get('/api/members.php')
          return body.count.people
        }),
      )
    const [his = 0, hers = 0, others = 0] = await counts()
    await she.browser.put('/api/privacy.php', { invisible: true })
    expect(await counts()).toEqual([his - 1, hers - 1, others])
    await she.browser.put('/api/privacy.php', { invisible: false })
    expect(await counts()).toEqual([his, hers, others])
  })

  it('with a photo finds those whose main photo is shown', async () => {
    const [shown = '', waiting = ''] = await addMembers(t, 3)
    await addPhoto(t, shown, { isMain: true })
    await addPhoto(t, waiting, { isMain: true })
    await t.pool.query(`update photo set state = 'pending' where member_id = $1`, [waiting])
    const { members } = await ask({ gender: 'female', photo: 'true' })
    expect(members.map(({ id }) => id)).toEqual([shown])
  })

  it('knows whose main photo is shown, whatever becomes of photos', async () => {
    const [owner = '', other = ''] = await addMembers(t, 2)
    await addPhoto(t, other, { isMain: true })
    const truth = `exists (select from photo where photo.member_id = profile.member_id and is_main and state = 'active')`
    const one = `id = (select id from photo where member_id = $1 order by id offset $2 % 3 limit 1)`
    const changes = [
      `with before as materialized (update photo set is_main = false where member_id = $1 and is_main returning id),
        after as (select count(*) from before) update photo set is_main = true from after where ${one}`,
      'update photo set is_main = false where member_id = $1 and $2::int >= 0',
      `update photo set state = 'active' where ${one}`,
      `update photo set state = 'pending' where ${one}`,
      `update photo set state = 'rejected' where ${one}`,
      `delete from photo where ${one}`,
    ]
    const step = fc.tuple(fc.constantFrom('a new photo', ...changes), fc.nat(2))
    const steps = fc.array(step, { maxLength: 12 })
    await fc.assert(
      fc.asyncProperty(steps, async (taken) => {
        await t.pool.query('delete from photo where member_id = $1', [owner])
        for (const [change, which] of taken) {
          if (change === 'a new photo') await addPhoto(t, owner, { state: which > 0 ? 'active' : 'pending' })
          else await t.pool.query(change, [owner, which])
          const { rows } = await t.pool.query(
            `select member_id, has_photo, ${truth} as truth from profile where member_id = any($1)`,
            [[owner, other]],
          )
          for (const row of rows) expect(row).toMatchObject({ has_photo: row.truth })
        }
      }),
      { numRuns: 25 },
    )
  })

  it('has every interest as the bit of its place in the list', async () => {
    const { rows } = await t.pool.query<{ bits: string }>(
      'select interest_bits(array[each])::text as bits from unnest($1::text[]) with ordinality as one (each, nth) order by nth',
      [[...interests]],
    )
    expect(rows.map(({ bits }) => BigInt(bits))).toEqual(interests.map((_, index) => 1n << BigInt(index)))
  })

  it('by interests finds who shares one of them', async () => {
    const [tea = '', art = ''] = await addMembers(t, 3)
    await t.pool.query(`update profile set interests = '{tea,beach}' where member_id = $1`, [tea])
    await t.pool.query(`update profile set interests = '{art}' where member_id = $1`, [art])
    const { members, search } = await ask({ gender: 'female', interests: 'tea,art,tea' })
    expect(members.map(({ id }) => id)).toEqual([tea, art])
    expect(search.interests).toEqual(['tea', 'art'])
  })
})

describe('the last search', () => {
  it('is kept, and given back with the user', async () => {
    const search = { gender: 'everyone', distance: '25', interests: 'tea' }
    expect((await viewer.browser.put('/api/search.php', { search })).status).toBe(200)
    const { body } = await viewer.browser.get('/api/user.php')
    expect(body.user.last_search).toEqual(search)
  })

  it.each([{ gender: 'robot' }, { cursor: 'x' }, { distance: '7' }, { interests: 'tea,nothing' }])(
    'is refused as %o',
    async (search) => {
      expect((await viewer.browser.put('/api/search.php', { search })).status).toBe(422)
    },
  )
})
