import { type SQL, sql } from 'drizzle-orm'
import { limits } from '#common/limits.ts'
import { notBlocked } from '../moderation/blocks.ts'
import type { Ctx } from '../platform/context.ts'
import { bornBy } from './born-by.ts'
import { type CardRow, cardColumns, photoJoin } from './cards.ts'
import type { Search } from './fill-search.ts'
import { readCursor, type SearchCursor, writeCursor } from './search-cursor.ts'

export type FoundMembers<M extends object> = {
  rows: (CardRow & M)[]
  next: string | null
  count: { people: number; more: boolean; fictional: number }
}

/**
 * One page of the members whom a search finds, the last active first, with what `extra` selects of each beside the card,
 * and how many there are in all.
 */
export async function searchMembers<M extends object>(
  ctx: Ctx,
  search: Search,
  cursor: string | undefined,
  extra: SQL,
): Promise<FoundMembers<M>> {
  const after = cursor ? readCursor(cursor) : undefined
  const [rows, count] = await Promise.all([findPage<M>(ctx, search, after, extra), countFound(ctx, search)])
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
async function findPage<M extends object>(
  ctx: Ctx,
  search: Search,
  after: SearchCursor | undefined,
  extra: SQL,
): Promise<(CardRow & M)[]> {
  const size = limits.searchPage + 1
  const beyond = after
    ? sql`and (profile.last_active_at, profile.member_id) < (${after.at}::timestamptz, ${after.id}::uuid)`
    : sql``
  const { rows } = await ctx.db.execute(sql`
    select ${cardColumns}, ${extra}
    from (
      select found.* from unnest(${sql.param(ctx.site.pool)}::int[]) as home (site_id)
      cross join lateral (
        select profile.member_id, profile.birth_date, profile.gender, profile.country, profile.region_id,
          profile.city_id, profile.last_active_at, profile.is_fictional
        from profile
        where profile.site_id = home.site_id and ${matching(ctx, search)} ${beyond}
        order by profile.last_active_at desc, profile.member_id desc limit ${size}
      ) found
      order by found.last_active_at desc, found.member_id desc limit ${size}
    ) profile
    join member on member.id = profile.member_id ${photoJoin(ctx)}
    order by profile.last_active_at desc, profile.member_id desc`)
  return rows as (CardRow & M)[]
}

/** People are counted up to the cap and one more; fictional profiles apart. */
async function countFound(ctx: Ctx, search: Search): Promise<FoundMembers<object>['count']> {
  const counted = (fictional: SQL) => sql`(select count(*)::int from (
    select from profile
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
    and profile.listed_until > ${now.toISOString()}::timestamptz ${others}`
}
