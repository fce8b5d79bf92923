import { sql } from 'drizzle-orm'
import { limits } from '#common/limits.ts'
import type { Ctx } from '#server/kernel/context.ts'
import { int } from '#server/platform/db/columns.ts'
import { limitTo } from '#server/platform/db/prepared.ts'
import { rows } from '#server/platform/db/rows.ts'
import { isShownTo } from '#server/profiles/relation/shown-to.ts'

/** How many requests of those whom a member can see wait for an answer, and have come since a moment. */
export async function countRequests(ctx: Ctx, memberId: string, since: string): Promise<number> {
  const [found] = await rows(
    ctx.db,
    { requests: int },
    sql`
    select count(*)::int as requests from (select from participant
      where member_id = ${memberId} and request and not hidden and last_at > ${since}::timestamptz
        and ${isShownTo(ctx, sql`participant.other_id`, memberId)} ${limitTo(limits.chatListCap)}) as capped`,
  )
  return found?.requests ?? 0
}
