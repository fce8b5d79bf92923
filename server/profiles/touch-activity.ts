import { sql } from 'drizzle-orm'
import type { Ctx } from '../ctx/context.ts'

/** Below the five minutes that count as online, so that who refreshes every minute does not flicker. */
const staleMs = 4 * 60_000

/**
 * Notes that the member is here, and in which session on which day, unless it was `noted` a moment ago, which is so at
 * most calls.
 */
export async function touchActivity(ctx: Ctx, noted?: Date): Promise<void> {
  if (ctx.actor.kind === 'visitor') return
  const now = ctx.now()
  if (noted && now.getTime() - noted.getTime() < staleMs) return
  const at = sql`${now.toISOString()}::timestamptz`
  await ctx.db.execute(sql`
    with seen as (
      update session set seen_on = ${at}::date
      where token_hash = ${ctx.actor.sessionHash} and (seen_on is null or seen_on < ${at}::date)
    )
    update profile set last_active_at = ${at}
    where member_id = ${ctx.actor.memberId}
      and last_active_at < ${new Date(now.getTime() - staleMs).toISOString()}::timestamptz`)
}
