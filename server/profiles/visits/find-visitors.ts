import { sql } from 'drizzle-orm'
import { limits } from '#common/limits.ts'
import type { MemberCtx } from '#server/kernel/context.ts'
import { timestamp, uuid } from '#server/platform/db/columns.ts'
import { limitTo } from '#server/platform/db/prepared.ts'
import { rows } from '#server/platform/db/rows.ts'
import { afterPlace, type ListPlace, pageOf } from '../list-cursor.ts'
import { isShownTo } from '../relation/shown-to.ts'

const dayMs = 86_400_000

/** The moment before which visits are over. */
export function visitsSince(now: Date): Date {
  return new Date(now.getTime() - limits.visitDays * dayMs)
}

/** A page of who looked at the caller, the latest first: those who can be seen now and let their visits be seen. */
export async function findVisitors(ctx: MemberCtx, after: ListPlace | undefined) {
  const found = await rows(
    ctx.db,
    { id: uuid, at: timestamp },
    sql`
    select visit.visitor_id as id, visit.visited_at as at from visit
    where visit.member_id = ${ctx.actor.memberId}
      and visit.visited_at > ${visitsSince(ctx.now()).toISOString()}::timestamptz
      and (select show_visits from profile own where own.member_id = visit.member_id)
      and (select show_visits from profile visitor where visitor.member_id = visit.visitor_id)
      and ${isShownTo(ctx, sql`visit.visitor_id`)}
      and ${afterPlace(after, sql`visit.visited_at`, sql`visit.visitor_id`)}
    order by visit.visited_at desc, visit.visitor_id desc ${limitTo(limits.visitorsPage + 1)}`,
  )
  return pageOf(found, limits.visitorsPage)
}
