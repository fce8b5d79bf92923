import { sql } from 'drizzle-orm'
import type { Ctx } from '../kernel/context.ts'
import { bool } from '../platform/db/columns.ts'
import { rows } from '../platform/db/rows.ts'
import { startOfDay } from './start-of-day.ts'

/** Below the five minutes that count as online, so that who refreshes every minute does not flicker. */
const staleMs = 4 * 60_000

/**
 * Notes that the member is here, unless it was `noted` a moment ago, which is so at most calls. Of those who hide when
 * they are online only the day is kept: the search's order would tell the rest. Answers whether a new moment was noted
 * that others may see.
 */
export async function touchActivity(ctx: Ctx, noted?: Date): Promise<boolean> {
  if (ctx.actor.kind !== 'member') return false
  const now = ctx.now()
  if (noted && now.getTime() - noted.getTime() < staleMs) return false
  const stale = new Date(now.getTime() - staleMs).toISOString()
  const touched = await rows(
    ctx.db,
    { shown: bool },
    sql`
    update profile
    set last_active_at = case when show_online then ${now.toISOString()}::timestamptz else ${startOfDay(now)} end
    where member_id = ${ctx.actor.memberId}
      and last_active_at < case when show_online then ${stale}::timestamptz else ${startOfDay(now)} end
    returning show_online as shown`,
  )
  return touched.some(({ shown }) => shown)
}
