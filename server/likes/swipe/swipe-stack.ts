import { sql } from 'drizzle-orm'
import { limits } from '#common/limits.ts'
import type { MemberCtx } from '#server/kernel/context.ts'
import { bool, nullable, uuid } from '#server/platform/db/columns.ts'
import { one } from '#server/platform/db/one.ts'
import { rows } from '#server/platform/db/rows.ts'
import { findNearest } from '#server/profiles/matching/find-nearest.ts'
import { isShownTo } from '#server/profiles/relation/shown-to.ts'

/** Who comes next in the member's stack: the nearest whose orientation fits both ways, without those liked or passed. */
export function findStack(ctx: MemberCtx): Promise<string[]> {
  const me = sql`${ctx.actor.memberId}::uuid`
  return findNearest(
    ctx,
    sql`select to_id from member_like where from_id = ${me} union all select to_id from swipe_pass where from_id = ${me}`,
  )
}

/** Whom the member passed last, where that can still be taken back, and whether there are passes at all. */
export async function findPassed(ctx: MemberCtx): Promise<{ last: string | null; any: boolean }> {
  const me = ctx.actor.memberId
  const since = new Date(ctx.now().getTime() - limits.undoPassMs).toISOString()
  return one(
    await rows(
      ctx.db,
      { last: nullable(uuid), any: bool },
      sql`
      select (select to_id from (select to_id, created_at from swipe_pass where from_id = ${me}
          order by created_at desc, to_id desc limit 1) latest
        where created_at > ${since}::timestamptz and ${isShownTo(ctx, sql`latest.to_id`)}) as last,
        exists (select from swipe_pass where from_id = ${me}) as any`,
    ),
  )
}
