import { type SQL, sql } from 'drizzle-orm'
import { limits } from '#common/limits.ts'
import { distanceRings } from '#common/profiles/distance-rings.ts'
import type { Ctx } from '#server/kernel/context.ts'
import { fragment } from '#server/platform/db/fragment.ts'
import { joined } from '#server/platform/db/joined.ts'
import { limitTo } from '#server/platform/db/prepared.ts'
import { type Step, step } from '#server/platform/db/step.ts'
import type { BlockedStep } from '../relation/blocks.ts'
import { profiles } from '../tables.ts'
import type { Search } from './fill-search.ts'
import { gendersOf, matching } from './search-conditions.ts'
import type { SearchCursor } from './search-cursor.ts'

/**
 * Looking into more indexes than these for a ring, by town, site and gender, costs more than reading the country's people
 * in their order until enough live in one of its towns.
 */
const mostLooks = 8

const profile = joined(profiles)

/** The towns of a ring: of a few their ids, of others the condition on `profile` that it is in one of them. */
type Ring = { towns: SQL; few: boolean }

/** The towns that a search by distance is limited to; null where it is not. */
export function townsWithin({ places }: Pick<Ctx, 'places'>, search: Search): number[] | null {
  if (search.distance === null || search.from === null) return null
  const rings = places.ringsAround(search.from, search.country, search.region)
  return rings.filter((_, ring) => (distanceRings[ring] ?? 0) <= (search.distance ?? 0)).flat()
}

/**
 * Where a page stands in its statement: after the step `blocked`, with how many people at most, after whom. Where other
 * pages come before it in the same statement, `within` tells the names of its steps from theirs, and `before` counts
 * the people whom they have found.
 */
type Placed = {
  blocked: BlockedStep
  after?: SearchCursor | undefined
  most?: number
  within?: string
  before?: SQL
}

/**
 * A page of `ring`, `at` and `member_id` in the search's order, as steps of a statement (ring_0, ring_1, …) and the
 * select that joins them. By distance each ring is read only where those before it have not filled the page.
 */
export function pageOf(
  ctx: Ctx,
  search: Search,
  { blocked, after, most = limits.searchPage + 1, within = '', before = fragment`0` }: Placed,
) {
  const wanted = gendersOf(search).map((gender) => matching(ctx, search, gender, { profile, blocked }))
  const steps: Step[] = []
  const parts: SQL[] = []
  for (const [index, ring] of ringsOf(ctx, search).entries()) {
    if (ring === null || index < (after?.ring ?? 0)) continue
    const begin = index === after?.ring ? after : undefined
    const page = ringPage(ctx, search, ring, { wanted, after: begin, most })
    const earlier =
      parts.length > 0
        ? fragment`(select count(*) from (${sql.join(parts, fragment` union all `)}) as before)`
        : fragment`0`
    const room = fragment`where ${before} + ${earlier} < ${sql.raw(String(most))}`
    const read = step(`${within}ring_${index}`, fragment`select * from (${page}) as found ${room}`)
    steps.push(read)
    parts.push(fragment`select ${sql.raw(String(index))} as ring, at, member_id from ${read.name}`)
  }
  const joined =
    parts.length > 0
      ? sql.join(parts, fragment` union all `)
      : fragment`select 0 as ring, null::timestamptz as at, null::uuid as member_id where false`
  return {
    steps,
    page: fragment`select * from (${joined}) as joined order by ring, at desc, member_id desc ${limitTo(most)}`,
  }
}

/** The rings to read in turn, null for one without towns; a search that does not go by distance has one of all. */
function ringsOf(ctx: Ctx, search: Search): (Ring | null)[] {
  const within = townsWithin(ctx, search)
  if (search.sort !== 'near' || search.from === null)
    return [within ? asRing(ctx, search, within) : everywhere]
  const rings = ctx.places.ringsAround(search.from, search.country, search.region)
  const near = rings.map((towns, ring) =>
    search.distance !== null && (distanceRings[ring] ?? 0) > search.distance
      ? null
      : asRing(ctx, search, towns),
  )
  if (within) return near
  const known = sql.param(rings.flat())
  const rest = fragment`and (${profile.cityId} is null or ${profile.cityId} <> all(${known}::int[]))`
  return [...near, { towns: rest, few: false }]
}

const everywhere: Ring = { towns: fragment``, few: false }

function asRing(ctx: Ctx, search: Search, towns: number[]): Ring {
  const few = towns.length * ctx.site.pool.length * gendersOf(search).length <= mostLooks
  const ids = fragment`${sql.param(towns)}::int[]`
  return few ? { towns: ids, few } : { towns: fragment`and ${profile.cityId} = any(${ids})`, few }
}

/** Who is wanted (a condition for each gender), after whom a page begins, and how many it has at most. */
type Part = { wanted: SQL[]; after: SearchCursor | undefined; most: number }

function ringPage(ctx: Ctx, search: Search, { towns, few }: Ring, part: Part): SQL {
  if (few && search.sort !== 'newest')
    return fragment`select each.* from unnest(${towns}) as town (id)
      cross join lateral (${merged(ctx, search, part, fragment`and ${profile.cityId} = town.id`)}) as each ${ordered(part.most)}`
  const inTowns = few ? fragment`and ${profile.cityId} = any(${towns})` : towns
  const region = search.region ? fragment`and ${profile.regionId} = ${search.region}` : fragment``
  return merged(ctx, search, part, fragment`and ${profile.country} = ${search.country} ${region} ${inTowns}`)
}

const ordered = (most: number) => fragment`order by at desc, member_id desc ${limitTo(most)}`

/** Each site of the pool and each gender is read in the index's own order, and no further; then they are merged. */
function merged(ctx: Ctx, search: Search, { wanted, after, most }: Part, place: SQL): SQL {
  const at = search.sort === 'newest' ? profile.createdAt : profile.lastActiveAt
  const beyond = after
    ? fragment`and (${at}, ${profile.memberId}) < (${after.at}::timestamptz, ${after.id}::uuid)`
    : fragment``
  const parts = ctx.site.pool.flatMap((siteId) =>
    wanted.map(
      (condition) => fragment`(select ${at} as at, ${profile.memberId} from ${profile}
        where ${profile.siteId} = ${siteId} and ${condition} ${place} ${beyond}
        order by ${at} desc, ${profile.memberId} desc ${limitTo(most)})`,
    ),
  )
  const [only] = parts
  return only && parts.length === 1
    ? only
    : fragment`${sql.join(parts, fragment` union all `)} ${ordered(most)}`
}
