import fc from 'fast-check'
import { expect, it } from 'vitest'
import { ageOn } from '#common/profiles/age-on.ts'
import { required } from '#common/required.ts'
import type { SearchResult } from '#common/wire/profiles.ts'
import { fillPeople, type Person, personIn, townId } from '#server/testing/members/fill-people.ts'
import { createTestApp } from '#server/testing/start/create-test-app.ts'

const t = await createTestApp()
const names = ['Utrecht', 'Zeist', 'Amersfoort', 'Amsterdam', 'Groningen']
const towns = await Promise.all(names.map((name) => townId(t, name)))
const person = personIn(towns)
const birthDate = '1992-04-17'
const kinds = [
  { gender: 'male', sexuality: 'hetero' },
  { gender: 'male', sexuality: 'gay' },
  { gender: 'male', sexuality: 'bi' },
  { gender: 'female', sexuality: 'hetero' },
  { gender: 'female', sexuality: 'lesbian' },
] as const
type Kind = (typeof kinds)[number]

const viewers: (Kind & { browser: ReturnType<typeof t.browser>; id: string })[] = []
for (const kind of kinds)
  viewers.push({ ...kind, ...(await t.signUp({ ...kind, birthDate, city: String(towns[0]) })) })

const hide = (id: string, invisible: boolean) =>
  t.pool.query('update profile set invisible = $2 where member_id = $1', [id, invisible])
const hideAll = () => t.pool.query('update profile set invisible = true')

/** Whether a person is among those whom a viewer's first search finds, said without SQL. */
function fits(viewer: Kind, one: Person): boolean {
  const alike = viewer.sexuality === 'gay' || viewer.sexuality === 'lesbian'
  if (viewer.sexuality !== 'bi' && (one.gender === viewer.gender) !== alike) return false
  const mind = one.sexuality
  const wants =
    one.gender === viewer.gender ? mind !== 'hetero' : mind === null || ['hetero', 'bi'].includes(mind)
  const years = one.years - ageOn(birthDate, t.clock.now())
  return wants && Math.abs(years) <= 18
}

async function counts(): Promise<number[]> {
  const found = []
  for (const { browser } of viewers) found.push((await browser.get('/api/members.php')).body.count.people)
  return found
}

it('whoever hides is one fewer for every viewer whom they fit, and one more again afterwards', async () => {
  await fc.assert(
    fc.asyncProperty(fc.array(person, { minLength: 1, maxLength: 12 }), fc.nat(), async (people, pick) => {
      await hideAll()
      const ids = await fillPeople(t, people)
      const at = pick % people.length
      const [id, one] = [ids[at] ?? '', required(people[at])]
      const before = await counts()
      await hide(id, true)
      const after = await counts()
      expect(before.map((count, index) => count - (after[index] ?? 0))).toEqual(
        viewers.map((viewer) => Number(fits(viewer, one))),
      )
      await hide(id, false)
      expect(await counts()).toEqual(before)
    }),
    { numRuns: 12 },
  )
})

it('moving within a town changes no result, neither one’s own nor others’', async () => {
  await hideAll()
  const mover = required(viewers[0])
  await hide(mover.id, false)
  const woman = await t.signUp({ gender: 'female', sexuality: 'hetero', birthDate, city: String(towns[1]) })
  await fillPeople(t, fc.sample(person, { numRuns: 60, seed: 7 }))
  const searches = ['', 'sort=active', 'distance=10', 'gender=everyone&orientation=any&min_age=18&max_age=99']
  const answers = async () => {
    const found: Pick<SearchResult, 'members' | 'count'>[] = []
    for (const search of searches)
      for (const { browser } of [mover, woman]) {
        const { members, count } = (await browser.get(`/api/members.php?${search}`)).body
        found.push({ members, count })
      }
    return found
  }
  const before = await answers()
  expect(before[1]?.members.map(({ id }) => id)).toContain(mover.id)
  const { rows } = await t.pool.query('select latitude, longitude from city where id = $1', [towns[0]])
  const metres = fc.integer({ min: -1_200, max: 1_200 })
  await fc.assert(
    fc.asyncProperty(metres, metres, async (north, east) => {
      const lat = rows[0].latitude + north / 111_000
      const lon = rows[0].longitude + east / 68_000
      const { body } = await mover.browser.get(`/api/geocode.php?lat=${lat.toFixed(5)}&lon=${lon.toFixed(5)}`)
      expect(body.place.id).toBe(String(towns[0]))
      expect((await mover.browser.put('/api/profile.php', { city: body.place.id })).status).toBe(200)
      expect(await answers()).toEqual(before)
    }),
    { numRuns: 6 },
  )
})
