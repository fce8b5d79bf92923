import { sql } from 'drizzle-orm'
import { distanceRings } from '#common/distance-rings.ts'
import { limits } from '#common/limits.ts'
import { relaxable, type SimilarResult } from '#common/profiles.ts'
import type { Ctx } from '../ctx/context.ts'
import { int, oneOf, uuid } from '../platform/db/columns.ts'
import { rows } from '../platform/db/rows.ts'
import { countFound } from './count-found.ts'
import type { Search } from './fill-search.ts'
import { blockedStep } from './relation.ts'
import { searchMembers } from './search-members.ts'
import { pageOf } from './search-rings.ts'

/** How many years older or younger than was asked for people are still similar. */
const yearsWider = 5
/** How many rings further away. */
const ringsWider = 2

type Widened = { widened: SimilarResult['groups'][number]['widened']; search: Search }
type Relaxed = SimilarResult['relax'][number]
type Similar = { groups: { widened: Widened['widened']; ids: string[] }[]; relax: Relaxed[] }

/**
 * Where a search finds less than a page: whom it nearly finds, until together they fill one, and how many more there
 * were without one of its filters. Nobody is in two groups.
 */
export async function findSimilar(ctx: Ctx, search: Search): Promise<Similar> {
  const found = await searchMembers(ctx, search, undefined)
  const shown = [...found.ids]
  const groups: Similar['groups'] = []
  if (found.ids.length >= limits.searchPage) return { groups, relax: [] }
  for (const { widened, search: wider } of widenedSearches(ctx, search)) {
    const room = limits.searchPage - shown.length
    if (room <= 0) break
    const ids = (await findPage(ctx, { ...wider, except: shown })).slice(0, room)
    if (ids.length > 0) groups.push({ widened, ids })
    shown.push(...ids)
  }
  return { groups, relax: await countRelaxed(ctx, search, found.count.people) }
}

/** By distance, then by age, then the country; never by gender. */
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

async function findPage(ctx: Ctx, search: Search): Promise<string[]> {
  const { steps, page } = pageOf(ctx, search, undefined)
  const found = await rows(
    ctx.db,
    { id: uuid },
    sql`
    with ${sql.join([blockedStep(ctx), ...steps], sql`, `)}
    select member_id as id from (${page}) as found order by ring, at desc, member_id desc`,
  )
  return found.map(({ id }) => id)
}

const relaxShape = { filter: oneOf(relaxable), people: int }

/** How many more people there were without each filter that narrows the search: the most helpful first. */
async function countRelaxed(ctx: Ctx, search: Search, people: number): Promise<Relaxed[]> {
  const counts = relaxedSearches(ctx, search).map(
    ({ filter, search: wider }) =>
      sql`select ${filter}::text as filter, ${countFound(ctx, wider, 'people')} as people`,
  )
  if (counts.length === 0) return []
  const counted = await rows(
    ctx.db,
    relaxShape,
    sql`with ${blockedStep(ctx)} ${sql.join(counts, sql` union all `)}`,
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
