import { sql } from 'drizzle-orm'
import { limits } from '#common/limits.ts'
import { distanceRings } from '#common/profiles/distance-rings.ts'
import { relaxable, type SimilarResult } from '#common/wire/profiles.ts'
import type { Ctx } from '#server/kernel/context.ts'
import { int, oneOf, uuid } from '#server/platform/db/columns.ts'
import { limitTo } from '#server/platform/db/prepared.ts'
import { rows } from '#server/platform/db/rows.ts'
import { type Step, step, withSteps } from '#server/platform/db/step.ts'
import { blockedStep } from '../relation/blocks.ts'
import { countFound } from './count-found.ts'
import type { Search } from './fill-search.ts'
import { furtherAges } from './further-ages.ts'
import { otherCountries } from './other-countries.ts'
import { searchMembers } from './search-members.ts'
import { pageOf } from './search-rings.ts'
import type { Widened, Widening } from './widened.ts'

/** How many years older or younger than was asked for people are still similar. */
const yearsWider = 5
/** How many rings further away. */
const ringsWider = 2
/** In so many other countries people are shown. */
const mostAbroad = 3

type Group = { widened: Widening; country: string; ids: string[] }
type Relaxed = SimilarResult['relax'][number]
type Similar = { groups: Group[]; relax: Relaxed[]; countries: SimilarResult['countries'] }

/**
 * Where a search finds less than a page: whom it nearly finds, until together they fill one, and how many more there
 * were without one of its filters or in another country. Nobody is in two groups, and each step is taken only where
 * those before it have left room.
 */
export async function findSimilar(ctx: Ctx, search: Search): Promise<Similar> {
  const found = await searchMembers(ctx, search, undefined)
  if (found.ids.length >= limits.searchPage) return { groups: [], relax: [], countries: [] }
  const groups: Group[] = []
  const widen = async (searches: Widened[]) => {
    const shown = [...found.ids, ...groups.flatMap(({ ids }) => ids)]
    if (shown.length < limits.searchPage) groups.push(...(await findGroups(ctx, searches, shown)))
    return groups.reduce((sum, { ids }) => sum + ids.length, found.ids.length)
  }
  const relax = await countRelaxed(ctx, search, found.count.people)
  if ((await widen(widenedSearches(ctx, search))) >= limits.searchPage)
    return { groups, relax, countries: [] }
  const anyAges = groups.some(({ widened }) => widened === 'older' || widened === 'younger')
  if (!anyAges && (await widen(await furtherAges(ctx, search))) >= limits.searchPage)
    return { groups, relax, countries: [] }
  const countries = await otherCountries(ctx, search)
  await widen(abroad(search, countries, 'abroad'))
  if (found.ids.length === 0 && groups.length === 0) {
    const everyAge = { ...search, minAge: ctx.site.settings.min_age, maxAge: limits.maxAge }
    await widen(abroad(everyAge, await otherCountries(ctx, everyAge), 'abroad_any_age'))
  }
  return { groups, relax, countries }
}

function abroad(search: Search, countries: Similar['countries'], widened: Widening): Widened[] {
  return countries
    .slice(0, mostAbroad)
    .map(({ country }) => ({ widened, search: { ...search, country, region: null, distance: null } }))
}

const groupShape = { id: uuid, number: int }

/** All in one statement: each group leaves out who is in those before it, and is read only where they left room. */
async function findGroups(ctx: Ctx, widened: Widened[], shown: string[]): Promise<Group[]> {
  const blocked = blockedStep(ctx)
  const steps: Step[] = [blocked]
  const groups: Step[] = []
  for (const [number, { search }] of widened.entries()) {
    const before = sql.join(
      [sql.raw(String(shown.length)), ...groups.map(({ name }) => sql`(select count(*) from ${name})`)],
      sql` + `,
    )
    const earlier = sql.join(
      groups.map(({ name }) => sql`select member_id from ${name}`),
      sql` union all `,
    )
    const others = { ...search, except: shown, ...(groups.length > 0 && { without: earlier }) }
    const { steps: rings, page } = pageOf(ctx, others, { blocked, within: `wide_${number}_`, before })
    const group = step(`wide_${number}`, page)
    steps.push(...rings, group)
    groups.push(group)
  }
  if (groups.length === 0) return []
  const numbered = groups.map(
    ({ name }, number) => sql`select ${sql.raw(String(number))} as number, * from ${name}`,
  )
  const found = await rows(
    ctx.db,
    groupShape,
    sql`
    ${withSteps(steps)}
    select member_id as id, number from (${sql.join(numbered, sql` union all `)}) as found
    order by number, ring, at desc, member_id desc ${limitTo(limits.searchPage)}`,
  )
  const room = found.slice(0, limits.searchPage - shown.length)
  return widened.flatMap(({ widened: how, search: { country } }, number) => {
    const own = room.filter((row) => row.number === number).map(({ id }) => id)
    return own.length > 0 ? [{ widened: how, country, ids: own }] : []
  })
}

/** By distance, then by age, then to the whole country; never by gender. */
function widenedSearches({ site }: Ctx, search: Search): Widened[] {
  const { minAge, maxAge, distance } = search
  const further =
    distanceRings.filter((under) => under > (distance ?? 0))[ringsWider - 1] ?? distanceRings.at(-1) ?? null
  const youngest = Math.max(site.settings.min_age, minAge - yearsWider)
  const oldest = Math.min(limits.maxAge, maxAge + yearsWider)
  const widened: (Widened | false)[] = [
    distance !== null && { widened: 'further', search: { ...search, region: null, distance: further } },
    maxAge < oldest && { widened: 'older', search: { ...search, minAge: maxAge + 1, maxAge: oldest } },
    minAge > youngest && { widened: 'younger', search: { ...search, minAge: youngest, maxAge: minAge - 1 } },
    (distance !== null || search.region !== null) && {
      widened: 'country',
      search: { ...search, region: null, distance: null },
    },
  ]
  return widened.filter((each) => each !== false)
}

const relaxShape = { filter: oneOf(relaxable), people: int }

/** How many more people there were without each filter that narrows the search: the most helpful first. */
async function countRelaxed(ctx: Ctx, search: Search, people: number): Promise<Relaxed[]> {
  const blocked = blockedStep(ctx)
  const counts = relaxedSearches(ctx, search).map(
    ({ filter, search: wider }) =>
      sql`select ${filter}::text as filter, ${countFound(ctx, wider, 'people', blocked)} as people`,
  )
  if (counts.length === 0) return []
  const counted = await rows(
    ctx.db,
    relaxShape,
    sql`${withSteps([blocked])} ${sql.join(counts, sql` union all `)}`,
  )
  return counted
    .map(({ filter, people: all }) => ({
      filter,
      people: Math.min(all, limits.countCap) - people,
      more: all > limits.countCap,
    }))
    .filter((relaxed) => relaxed.people > 0)
    .toSorted((one, other) => other.people - one.people)
}

function relaxedSearches({ site }: Ctx, search: Search) {
  const { min_age: youngest } = site.settings
  const relaxed: ({ filter: Relaxed['filter']; search: Search } | false)[] = [
    search.distance !== null && { filter: 'distance', search: { ...search, distance: null } },
    search.region !== null && { filter: 'region', search: { ...search, region: null } },
    (search.minAge > youngest || search.maxAge < limits.maxAge) && {
      filter: 'ages',
      search: { ...search, minAge: Math.min(youngest, search.minAge), maxAge: limits.maxAge },
    },
    search.interests.length > 0 && { filter: 'interests', search: { ...search, interests: [] } },
    search.verified && { filter: 'verified', search: { ...search, verified: false } },
    search.online && { filter: 'online', search: { ...search, online: false } },
    search.photo && { filter: 'photo', search: { ...search, photo: false } },
  ]
  return relaxed.filter((each) => each !== false)
}
