import { type SQL, sql } from 'drizzle-orm'
import { limits } from '#common/limits.ts'
import type { Ctx } from '../ctx/context.ts'
import { int, nullable, text, uuid } from '../platform/db/columns.ts'
import { one } from '../platform/db/one.ts'
import { limitTo, prepared } from '../platform/db/prepared.ts'
import { rows } from '../platform/db/rows.ts'
import type { Search } from './fill-search.ts'
import { blockedStep, listedTo } from './relation.ts'
import { readCursor, type SearchCursor, writeCursor } from './search-cursor.ts'

export type FoundMembers = {
  ids: string[]
  next: string | null
  count: { people: number; more: boolean; fictional: number }
}

/**
 * After every member's: the elder bound of the age is a row, since two bounds whose values are not known yet look like
 * a narrow range to PostgreSQL, and it would go on planning each search anew.
 */
const lastId = 'ffffffff-ffff-ffff-ffff-ffffffffffff'

const shape = { people: int, fictional: int, id: nullable(uuid), lastActiveAt: nullable(text) }

/**
 * One page of the members whom a search finds, the last active first, and how many there are in all: people up to the
 * cap and one more, fictional profiles apart. It is one statement on one table, whose indexes leave no choice that would
 * depend on the values: one plan serves all searches of a kind.
 */
export async function searchMembers(
  ctx: Ctx,
  search: Search,
  cursor: string | undefined,
): Promise<FoundMembers> {
  const after = cursor ? readCursor(cursor) : undefined
  const answer = await rows(
    ctx.db,
    shape,
    prepared(sql`
    with ${blockedStep(ctx)}
    select counted.people, counted.fictional, found.member_id as id, found.last_active_at::text as "lastActiveAt"
    from (select ${counting(ctx, search, sql`not profile.is_fictional`)} as people,
      ${counting(ctx, search, sql`profile.is_fictional`)} as fictional) counted
    left join (${page(ctx, search, after)}) found on true
    order by found.last_active_at desc, found.member_id desc`),
  )
  const { people, fictional } = one(answer)
  const found = answer.flatMap(({ id, lastActiveAt: at }) => (id === null || at === null ? [] : [{ id, at }]))
  const shown = found.slice(0, limits.searchPage)
  const last = shown.at(-1)
  return {
    ids: shown.map(({ id }) => id),
    next: last && found.length > shown.length ? writeCursor(last) : null,
    count: {
      people: Math.min(people, limits.countCap),
      more: people > limits.countCap,
      fictional: Math.min(fictional, limits.countCap),
    },
  }
}

/** A page and one more. Each site of the pool is read in the index's own order, and no further; then they are merged. */
function page(ctx: Ctx, search: Search, after: SearchCursor | undefined): SQL {
  const beyond = after
    ? sql`and (profile.last_active_at, profile.member_id) < (${after.at}::timestamptz, ${after.id}::uuid)`
    : sql``
  const sorted = sql`order by last_active_at desc, member_id desc ${limitTo(limits.searchPage + 1)}`
  const sites = ctx.site.pool.map(
    (siteId) => sql`(select profile.last_active_at, profile.member_id from profile
      where profile.site_id = ${siteId} and ${matching(ctx, search)} ${beyond} ${sorted})`,
  )
  const [only] = sites
  return only && sites.length === 1 ? only : sql`${sql.join(sites, sql` union all `)} ${sorted}`
}

/** The count's index is ordered by bucket, so that the bounds are asked for twice. */
function counting(ctx: Ctx, search: Search, kind: SQL): SQL {
  const now = ctx.now()
  return sql`(select count(*)::int from (
    select from profile
    where profile.site_id in (${sql.join(
      ctx.site.pool.map((siteId) => sql`${siteId}`),
      sql`, `,
    )}) and ${matching(ctx, search)} and ${kind}
      and (profile.birth_date - date '1900-01-01') / 128 between
        ${ageBucket(bornBy(search.maxAge + 1, now))} and ${ageBucket(bornBy(search.minAge, now))}
    ${limitTo(limits.countCap + 1)}) as capped)`
}

function matching(ctx: Ctx, search: Search): SQL {
  const now = ctx.now()
  return sql`${listedTo(ctx)} and profile.gender = ${search.gender} and profile.country = ${search.country}
    ${search.verified ? sql`and profile.verified` : sql``}
    ${search.region ? sql`and profile.region_id = ${search.region}` : sql``}
    and profile.birth_date <= ${bornBy(search.minAge, now)}::date
    and (profile.birth_date, profile.member_id) > (${bornBy(search.maxAge + 1, now)}::date, ${lastId}::uuid)`
}

/**
 * The latest birth date (YYYY-MM-DD) of those who are at least `age` years old on the day of `now` in UTC.
 * @internal For the test.
 */
export function bornBy(age: number, now: Date): string {
  const today = now.toISOString()
  const year = Number(today.slice(0, 4)) - age
  const day = today.slice(5, 10)
  const leap = (year % 4 === 0 && year % 100 !== 0) || year % 400 === 0
  return `${year}-${day === '02-29' && !leap ? '02-28' : day}`
}

const dayMs = 86_400_000
const epoch = Date.UTC(1900, 0, 1)

/**
 * The bucket of 128 days that a date (YYYY-MM-DD) lies in, as the index of the search's count has it. Within a bucket
 * the index follows the table, so that counting walks through the visibility map instead of jumping about in it.
 * @internal For the test.
 */
export function ageBucket(date: string): number {
  return Math.trunc((Date.parse(date) - epoch) / dayMs / 128)
}
