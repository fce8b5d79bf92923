import { beforeAll, expect, it } from 'vitest'
import { locales } from '#common/locales.ts'
import type { Gender, Sexuality } from '#common/profiles/profile-fields.ts'
import { niches } from '#common/sites/niches.ts'
import type { SearchResult, SimilarResult } from '#common/wire/profiles.ts'
import { readConfig } from '#server/platform/config.ts'
import { createTestApp } from '#server/testing/start/create-test-app.ts'
import { demoSeed } from './demo-seed.ts'
import { openingMembers } from './fill-demo.ts'
import { opensTo } from './people/demo-person.ts'
import { firstPage, mainPlaces } from './people/newcomer-searches.ts'
import { planPeople } from './people/plan-people.ts'
import { readDemoSites } from './read-demo-sites.ts'
import { writeCredits } from './write-credits.ts'
import { writePeople } from './write-people.ts'

const t = await createTestApp()
type Someone = { gender: Gender; sexuality: Sexuality }

const kinds: Someone[] = [
  { gender: 'male', sexuality: 'hetero' },
  { gender: 'male', sexuality: 'gay' },
  { gender: 'male', sexuality: 'bi' },
  { gender: 'female', sexuality: 'hetero' },
  { gender: 'female', sexuality: 'lesbian' },
  { gender: 'female', sexuality: 'bi' },
]
const ages: Record<string, number> = { gilf: 60, milf: 45 }
const unpainted = {
  key: 'p0',
  gender: 'female' as const,
  ageFrom: 18,
  ageTo: 99,
  hair_color: 'brown' as const,
  eye_color: 'brown' as const,
  glasses: false,
  photos: [],
}

const people = new Map<string, Someone>()
let cities: { country: string; id: string }[] = []

/** Everyone who is there when the site opens, without pictures, likes and chats. */
beforeAll(async () => {
  const sites = await readDemoSites(t.db)
  const given = { sites, now: t.clock.now() }
  const planned = planPeople(demoSeed, readConfig({}).demoMembers).slice(0, openingMembers)
  const written = await writePeople(
    t.db,
    planned.map((person) => ({ person, portrait: unpainted })),
    given,
  )
  await writeCredits(t.db, written, given)
  for (const { id, person } of written) people.set(id, person)
  await t.pool.query('analyze')
  const { rows } = await t.pool.query<{ country: string; id: string }>(
    `select distinct on (country) country, id::text from city where country = any($1)
     order by country, population desc`,
    [mainPlaces.map(({ country }) => country)],
  )
  cities = rows
})

/** Who is on the first page, with the similar people below it. */
async function firstPageOf(browser: ReturnType<typeof t.browser>): Promise<string[]> {
  const { body: found }: { body: SearchResult } = await browser.get('/api/members.php')
  const { body: similar }: { body: SimilarResult } = await browser.get('/api/similar.php')
  return [found.members, ...similar.groups.map(({ members }) => members)].flat().map(({ id }) => id)
}

it.each(Object.entries(niches))(
  'on site %s (%s) a newcomer of each gender and orientation sees a full page in each language’s largest town',
  async (number, niche) => {
    expect(cities).toHaveLength(locales.length)
    const year = t.clock.now().getUTCFullYear() - (ages[niche] ?? 34)
    for (const kind of kinds) {
      const host = niche === 'general' ? 'localhost' : `${niche}.localhost`
      const { browser, id } = await t.signUp({ ...kind, host, birthDate: `${year}-01-15` })
      await t.pool.query('update profile set invisible = true where member_id = $1', [id])
      for (const { country, id: city } of cities) {
        expect((await browser.put('/api/profile.php', { city })).status).toBe(200)
        const ids = await firstPageOf(browser)
        const where = `${niche} (${number}), ${kind.gender} ${kind.sexuality}, ${country}`
        expect(new Set(ids).size, where).toBe(ids.length)
        expect(ids.length, where).toBeGreaterThanOrEqual(firstPage)
        for (const each of ids) {
          const one = people.get(each)
          expect(one && opensTo(one, kind.gender), `${where}: ${JSON.stringify(one)}`).toBe(true)
        }
      }
    }
  },
  60_000,
)
