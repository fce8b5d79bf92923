import { and, eq, lt } from 'drizzle-orm'
import type { Ctx } from '../ctx/context.ts'
import { profiles } from './tables.ts'

/** Below the five minutes that count as online, so that who refreshes every minute does not flicker. */
const staleMs = 4 * 60_000

/** Notes that the member is here, unless it was `noted` a moment ago, which is so at most calls. */
export async function touchActivity(ctx: Ctx, noted?: Date): Promise<void> {
  if (ctx.actor.kind === 'visitor') return
  const now = ctx.now()
  if (noted && now.getTime() - noted.getTime() < staleMs) return
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
