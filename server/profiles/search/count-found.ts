import { type SQL, sql } from 'drizzle-orm'
import { limits } from '#common/limits.ts'
import type { Ctx } from '#server/kernel/context.ts'
import { int } from '#server/platform/db/columns.ts'
import { fragment } from '#server/platform/db/fragment.ts'
import { joined } from '#server/platform/db/joined.ts'
import { one } from '#server/platform/db/one.ts'
import { limitTo } from '#server/platform/db/prepared.ts'
import { rows } from '#server/platform/db/rows.ts'
import { withSteps } from '#server/platform/db/step.ts'
import { type BlockedStep, blockedStep } from '../relation/blocks.ts'
import { profiles } from '../tables.ts'
import type { Search } from './fill-search.ts'
import { bornBy, gendersOf, matching } from './search-conditions.ts'
import { townsWithin } from './search-rings.ts'

const profile = joined(profiles)

type Kind = 'people' | 'fictional'

/**
 * How many a search finds of a kind, up to the cap and one more, as one column of a statement with the step `blocked`.
 * The genders are looked for in turn, the member's own last: few of it fit, and the cap is mostly reached before it.
 */
export function countFound(ctx: Ctx, search: Search, kind: Kind, blocked: BlockedStep): SQL {
  const ownLast = gendersOf(search).toSorted(
    (one, other) => Number(one === search.fittingFor) - Number(other === search.fittingFor),
  )
  const found = ownLast.map((gender) =>
    findAll(ctx, search, kind, matching(ctx, search, gender, { profile, blocked })),
  )
  return fragment`(select count(*)::int from (
    ${sql.join(found, fragment` union all `)} ${limitTo(limits.countCap + 1)}) as capped)`
}

/** How many people a search finds, up to the cap and one more. */
export async function countPeople(ctx: Ctx, search: Search): Promise<number> {
  const blocked = blockedStep(ctx)
  const counted = await rows(
    ctx.db,
    { people: int },
    sql`${withSteps([blocked])} select ${countFound(ctx, search, 'people', blocked)} as people`,
  )
  return one(counted).people
}

function findAll(ctx: Ctx, search: Search, kind: Kind, wanted: SQL): SQL {
  const towns = townsWithin(ctx, search)
  const wide = towns && kind === 'people' ? townBucketDays : bucketDays
  const sites = sql.join(
    ctx.site.pool.map((siteId) => fragment`${siteId}`),
    fragment`, `,
  )
  return fragment`select from ${profile}
    where ${profile.siteId} in (${sites}) and ${wanted} and ${placed(search, kind, towns)}
      and ${kind === 'fictional' ? profile.isFictional : fragment`not ${profile.isFictional}`}
      ${search.joinedAfter === undefined ? inBuckets(search, ctx.now(), wide) : fragment``}`
}

/** The count's indexes are ordered by bucket, so that the bounds of the age are asked for twice. */
function inBuckets({ minAge, maxAge }: Search, now: Date, days: number): SQL {
  return fragment`and (${profile.birthDate} - date '1900-01-01') / ${sql.raw(String(days))} between
    ${ageBucket(bornBy(maxAge + 1, now), days)} and ${ageBucket(bornBy(minAge, now), days)}`
}

/** The towns say the country too, but the few fictional and new profiles are found by their country alone. */
function placed(search: Search, kind: Kind, towns: number[] | null): SQL {
  const country = fragment`${profile.country} = ${search.country}`
  if (towns) {
    const inTowns = fragment`${profile.cityId} = any(${sql.param(towns)}::int[])`
    return kind === 'people' && search.joinedAfter === undefined
      ? inTowns
      : fragment`${country} and ${inTowns}`
  }
  return search.region ? fragment`${country} and ${profile.regionId} = ${search.region}` : country
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
