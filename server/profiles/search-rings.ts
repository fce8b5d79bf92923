import { type SQL, sql } from 'drizzle-orm'
import { distanceRings } from '#common/distance-rings.ts'
import { limits } from '#common/limits.ts'
import type { Ctx } from '../ctx/context.ts'
import { limitTo } from '../platform/db/prepared.ts'
import type { Search } from './fill-search.ts'
import { gendersOf, matching } from './search-conditions.ts'
import type { SearchCursor } from './search-cursor.ts'

/** A page and one more. */
const most = limits.searchPage + 1
/**
 * Looking into more indexes than these for a ring, by town, site and gender, costs more than reading the country's people
 * in their order until enough live in one of its towns.
 */
const mostLooks = 8

type Ring = { towns: SQL; few: boolean }

/** The towns that a search by distance is limited to; null where it is not. */
export function townsWithin({ places }: Pick<Ctx, 'places'>, search: Search): number[] | null {
  if (search.distance === null || search.from === null) return null
  const rings = places.ringsAround(search.from, search.country, search.region)
  return rings.filter((_, ring) => (distanceRings[ring] ?? 0) <= (search.distance ?? 0)).flat()
}

/** Where a page follows others in a statement: what its steps' names begin with, and how many people are found before it. */
type Following = { prefix: string; before: SQL }
const first: Following = { prefix: '', before: sql`0` }

/**
 * A page of `ring`, `at` and `member_id` in the search's order, as steps of a statement (ring_0, ring_1, …) and the
 * select that joins them. By distance each ring is read only where those before it have not filled the page.
 */
export function pageOf(
  ctx: Ctx,
  search: Search,
  after: SearchCursor | undefined,
  { prefix, before }: Following = first,
) {
  const rings = ringsOf(ctx, search)
  const steps: SQL[] = []
  const parts: SQL[] = []
  for (const [index, ring] of rings.entries()) {
    if (ring === null || index < (after?.ring ?? 0)) continue
    const name = sql.raw(`${prefix}ring_${index}`)
    const page = ringPage(ctx, search, ring, index === (after?.ring ?? 0) ? after : undefined)
    const earlier =
      parts.length > 0 ? sql`(select count(*) from (${sql.join(parts, sql` union all `)}) as before)` : sql`0`
    const room = sql`where ${before} + ${earlier} < ${sql.raw(String(most))}`
    steps.push(sql`${name} as materialized (select * from (${page}) as found ${room})`)
    parts.push(sql`select ${sql.raw(String(index))} as ring, at, member_id from ${name}`)
  }
  const joined =
    parts.length > 0
      ? sql.join(parts, sql` union all `)
      : sql`select 0 as ring, null::timestamptz as at, null::uuid as member_id where false`
  return {
    steps,
    page: sql`select * from (${joined}) as joined order by ring, at desc, member_id desc ${limitTo(most)}`,
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
  const rest = sql`and (profile.city_id is null or profile.city_id <> all(${known}::int[]))`
  return [...near, { towns: rest, few: false }]
}

const everywhere: Ring = { towns: sql``, few: false }

function asRing(ctx: Ctx, search: Search, towns: number[]): Ring {
  const few = towns.length * ctx.site.pool.length * gendersOf(search).length <= mostLooks
  const ids = sql`${sql.param(towns)}::int[]`
  return few ? { towns: ids, few } : { towns: sql`and profile.city_id = any(${ids})`, few }
}

function ringPage(ctx: Ctx, search: Search, { towns, few }: Ring, after: SearchCursor | undefined): SQL {
  if (few && search.sort !== 'newest')
    return sql`select each.* from unnest(${towns}) as town (id)
      cross join lateral (${merged(ctx, search, after, sql`and profile.city_id = town.id`)}) as each ${ordered}`
  const inTowns = few ? sql`and profile.city_id = any(${towns})` : towns
  const region = search.region ? sql`and profile.region_id = ${search.region}` : sql``
  return merged(ctx, search, after, sql`and profile.country = ${search.country} ${region} ${inTowns}`)
}

const ordered = sql`order by at desc, member_id desc ${limitTo(most)}`

/** Each site of the pool and each gender is read in the index's own order, and no further; then they are merged. */
function merged(ctx: Ctx, search: Search, after: SearchCursor | undefined, place: SQL): SQL {
  const column = sql.raw(search.sort === 'newest' ? 'created_at' : 'last_active_at')
  const beyond = after
    ? sql`and (profile.${column}, profile.member_id) < (${after.at}::timestamptz, ${after.id}::uuid)`
    : sql``
  const parts = ctx.site.pool.flatMap((siteId) =>
    gendersOf(search).map(
      (gender) => sql`(select profile.${column} as at, profile.member_id from profile
        where profile.site_id = ${siteId} and ${matching(ctx, search, gender)} ${place} ${beyond}
        order by profile.${column} desc, profile.member_id desc ${limitTo(most)})`,
    ),
  )
  const [only] = parts
  return only && parts.length === 1 ? only : sql`${sql.join(parts, sql` union all `)} ${ordered}`
}
