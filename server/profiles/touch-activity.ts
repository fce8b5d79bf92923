import { and, eq, lt } from 'drizzle-orm'
import type { Ctx } from '../platform/context.ts'
import { profiles } from './tables.ts'

/** Below the five minutes that count as online, so that who refreshes every minute does not flicker. */
const staleMs = 4 * 60_000

/** Notes that the member is here; most calls find it noted already and write nothing. */
export async function touchActivity(ctx: Ctx): Promise<void> {
  if (ctx.actor.kind === 'visitor') return
  const now = ctx.now()
  await ctx.db
    .update(profiles)
    .set({ lastActiveAt: now })
    .where(
      and(
        eq(profiles.memberId, ctx.actor.memberId),
        lt(profiles.lastActiveAt, new Date(now.getTime() - staleMs)),
      ),
    )
}
