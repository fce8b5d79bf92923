import { type SQL, sql } from 'drizzle-orm'
import { limits } from '#common/limits.ts'
import { notBlocked } from '../moderation/blocks.ts'
import type { Ctx } from '../platform/context.ts'
import { bornBy } from './born-by.ts'
import { type CardRow, cardColumns, cardJoins } from './cards.ts'
import type { Search } from './fill-search.ts'
import { readCursor, writeCursor } from './search-cursor.ts'
import { inGoodStanding } from './visibility.ts'

export type FoundMembers = {
  rows: CardRow[]
  next: string | null
  count: { people: number; more: boolean; fictional: number }
}

/** One page of the members whom a search finds, the last active first, and how many there are in all. */
export async function searchMembers(
  ctx: Ctx,
  search: Search,
  cursor: string | undefined,
): Promise<FoundMembers> {
  const after = cursor ? readCursor(cursor) : undefined
  const [rows, count] = await Promise.all([
    findPage(
      ctx,
      search,
      after
        ? sql`and (profile.last_active_at, profile.member_id)
      < (${after.at}::timestamptz, ${after.id}::uuid)`
        : sql``,
    ),
    countFound(ctx, search),
  ])
  const page = rows.slice(0, limits.searchPage)
  const last = page.at(-1)
  const more = rows.length > page.length
  return {
    rows: page,
    count,
    next: more && last ? writeCursor({ at: last.lastActiveAt, id: last.id }) : null,
  }
}

/** Each site of the pool is read in the index's own order, and no further than a page; then the pages are merged. */
async function findPage(ctx: Ctx, search: Search, after: SQL): Promise<CardRow[]> {
  const size = limits.searchPage + 1
  const { rows } = await ctx.db.execute<CardRow>(sql`
    select found.* from unnest(${sql.param(ctx.site.pool)}::int[]) as home (site_id)
    cross join lateral (
      select ${cardColumns}, profile.last_active_at
      from member ${cardJoins(ctx)}
      where profile.site_id = home.site_id and ${matching(ctx, search)} ${after}
      order by profile.last_active_at desc, profile.member_id desc limit ${size}
    ) found
    order by found.last_active_at desc, found.id desc limit ${size}`)
  return rows
}

/** People are counted up to the cap and one more; fictional profiles apart. */
async function countFound(ctx: Ctx, search: Search): Promise<FoundMembers['count']> {
  const counted = (fictional: SQL) => sql`(select count(*)::int from (
    select from profile join member on member.id = profile.member_id
    where profile.site_id = any(${sql.param(ctx.site.pool)}::int[]) and ${matching(ctx, search)} and ${fictional}
    limit ${limits.countCap + 1}) as capped)`
  const { rows } = await ctx.db.execute<{ people: number; fictional: number }>(sql`
    select ${counted(sql`not profile.is_fictional`)} as people, ${counted(sql`profile.is_fictional`)} as fictional`)
  const { people, fictional } = rows[0]!
  return {
    people: Math.min(people, limits.countCap),
    more: people > limits.countCap,
    fictional: Math.min(fictional, limits.countCap),
  }
}

function matching(ctx: Ctx, search: Search): SQL {
  const now = ctx.now()
  const others =
    ctx.actor.kind === 'member'
      ? sql`and profile.member_id <> ${ctx.actor.memberId} and ${notBlocked(ctx.actor.memberId, sql`profile.member_id`)}`
      : sql``
  return sql`profile.visible and profile.gender = ${search.gender} and profile.country = ${search.country}
    ${search.region ? sql`and profile.region_id = ${search.region}` : sql``}
    and profile.birth_date <= ${bornBy(search.minAge, now)}::date
    and profile.birth_date > ${bornBy(search.maxAge + 1, now)}::date
    and ${inGoodStanding(ctx)} ${others}`
}
