import { type SQL, sql } from 'drizzle-orm'
import { limits } from '#common/limits.ts'
import type { Gender } from '#common/profile-fields.ts'
import type { Ctx } from '../ctx/context.ts'
import { int } from '../platform/db/columns.ts'
import { one } from '../platform/db/one.ts'
import { limitTo } from '../platform/db/prepared.ts'
import { rows } from '../platform/db/rows.ts'
import type { Search } from './fill-search.ts'
import { blockedStep } from './relation/blocks.ts'
import { bornBy, gendersOf, matching } from './search-conditions.ts'
import { townsWithin } from './search-rings.ts'

/**
 * How many a search finds of a kind, up to the cap and one more, as one column. The genders are looked for in turn, the
 * member's own last: few of it fit, and the cap is mostly reached before it.
 */
export function countFound(ctx: Ctx, search: Search, kind: 'people' | 'fictional'): SQL {
  const ownLast = gendersOf(search).toSorted(
    (one, other) => Number(one === search.fittingFor) - Number(other === search.fittingFor),
  )
  const found = ownLast.map((gender) => findAll(ctx, search, gender, kind))
  return sql`(select count(*)::int from (
    ${sql.join(found, sql` union all `)} ${limitTo(limits.countCap + 1)}) as capped)`
}

/** How many people a search finds, up to the cap and one more. */
export async function countPeople(ctx: Ctx, search: Search): Promise<number> {
  const counted = await rows(
    ctx.db,
    { people: int },
    sql`with ${blockedStep(ctx)} select ${countFound(ctx, search, 'people')} as people`,
  )
  return one(counted).people
}

function findAll(ctx: Ctx, search: Search, gender: Gender, kind: 'people' | 'fictional'): SQL {
  const towns = townsWithin(ctx, search)
  const wide = towns && kind === 'people' ? townBucketDays : bucketDays
  const sites = sql.join(
    ctx.site.pool.map((siteId) => sql`${siteId}`),
    sql`, `,
  )
  return sql`select from profile
    where profile.site_id in (${sites}) and ${matching(ctx, search, gender)} and ${placed(search, kind, towns)}
      and ${kind === 'fictional' ? sql`profile.is_fictional` : sql`not profile.is_fictional`}
      ${search.joinedAfter === undefined ? inBuckets(search, ctx.now(), wide) : sql``}`
}

/** The count's indexes are ordered by bucket, so that the bounds of the age are asked for twice. */
function inBuckets({ minAge, maxAge }: Search, now: Date, days: number): SQL {
  return sql`and (profile.birth_date - date '1900-01-01') / ${sql.raw(String(days))} between
    ${ageBucket(bornBy(maxAge + 1, now), days)} and ${ageBucket(bornBy(minAge, now), days)}`
}

/** The towns say the country too, but the few fictional and new profiles are found by their country alone. */
function placed(search: Search, kind: 'people' | 'fictional', towns: number[] | null): SQL {
  const country = sql`profile.country = ${search.country}`
  if (towns) {
    const inTowns = sql`profile.city_id = any(${sql.param(towns)}::int[])`
    return kind === 'people' && search.joinedAfter === undefined ? inTowns : sql`${country} and ${inTowns}`
  }
  return search.region ? sql`${country} and profile.region_id = ${search.region}` : country
}

const dayMs = 86_400_000
const epoch = Date.UTC(1900, 0, 1)

/** In days; server/migrations/baseline/05-profiles.sql says why. */
const bucketDays = 1_024
/** A town's must be others than a country's: the planner would take the country's index for towns, too. */
const townBucketDays = 5_840

/**
 * The bucket of so many days that a date (YYYY-MM-DD) lies in, as the indexes of a count have it. Within a bucket
 * an index follows the table, so that counting walks through the visibility map instead of jumping about in it.
 * @internal For the test.
 */
export function ageBucket(date: string, days: number): number {
  return Math.trunc((Date.parse(date) - epoch) / dayMs / days)
}
