import { sql } from 'drizzle-orm'
import { limits } from '#common/limits.ts'
import { searchSchema } from '#common/wire/profiles.ts'
import type { MemberCtx } from '#server/kernel/context.ts'
import { int } from '#server/platform/db/columns.ts'
import { one } from '#server/platform/db/one.ts'
import { limitTo } from '#server/platform/db/prepared.ts'
import { rows } from '#server/platform/db/rows.ts'
import { findMailedPerson } from '#server/profiles/mailed-person.ts'
import { isShownTo } from '#server/profiles/relation/shown-to.ts'
import { fillSearch } from '#server/profiles/search/fill-search.ts'
import { searchMembers } from '#server/profiles/search/search-members.ts'

const nearKm = 100
const namedMost = 3
/** Of those found first some may be fictional, and are not named. */
const lookedAt = 6

export type Week = {
  /** People who have joined and fit the member's usual search; `near`: all of them around the member's town. */
  people: number
  near: boolean
  names: string[]
  visits: number
  /** That the member has not seen yet. */
  likes: number
}

/** What a member can be told of the time since: only who can be seen, and no fictional profile. */
export async function findWeek(ctx: MemberCtx, since: string): Promise<Week> {
  const usual = await fillSearch(ctx, searchSchema.parse({}))
  const near = usual.from !== null
  const search = { ...usual, distance: near ? nearKm : null, sort: 'newest' as const, joinedAfter: since }
  const { ids, count } = await searchMembers(ctx, search, undefined)
  const people = count.people
  return { people, near, names: await namesOf(ctx, ids), ...(await countNews(ctx, since)) }
}

async function namesOf(ctx: MemberCtx, ids: string[]): Promise<string[]> {
  const found = await Promise.all(
    ids.slice(0, lookedAt).map((id) => findMailedPerson(ctx, id, ctx.actor.memberId)),
  )
  const people = found.flatMap((person) => (person && !person.isFictional ? [person.name] : []))
  return people.slice(0, namedMost)
}

async function countNews(ctx: MemberCtx, since: string): Promise<Pick<Week, 'visits' | 'likes'>> {
  const { memberId } = ctx.actor
  const counted = await rows(
    ctx.db,
    { visits: int, likes: int },
    sql`
    select
      (select count(*)::int from (
        select from visit where visit.member_id = ${memberId} and visited_at > ${since}::timestamptz
          and (select show_visits from profile own where own.member_id = visit.member_id)
          and (select show_visits from profile visitor where visitor.member_id = visit.visitor_id)
          and ${isShownTo(ctx, sql`visit.visitor_id`)} ${limitTo(limits.newsCap)}) as seen) as visits,
      (select count(*)::int from (
        select from member_like where to_id = ${memberId} and seen_at is null and created_at > ${since}::timestamptz
          and ${isShownTo(ctx, sql`member_like.from_id`)} ${limitTo(limits.newsCap)}) as liked) as likes`,
  )
  return one(counted)
}
