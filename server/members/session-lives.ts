import { and, eq, gt } from 'drizzle-orm'
import type { MemberCtx } from '../platform/context.ts'
import { members, sessions } from './tables.ts'

/** Whether the caller's session is still one: asked again by what stays open longer than a request. */
export async function sessionLives(ctx: MemberCtx): Promise<boolean> {
  const rows = await ctx.db
    .select({ memberId: sessions.memberId })
    .from(sessions)
    .innerJoin(members, eq(members.id, sessions.memberId))
    .where(
      and(
        eq(sessions.tokenHash, ctx.actor.sessionHash),
        gt(sessions.expiresAt, ctx.now()),
        eq(members.status, 'active'),
      ),
    )
  return rows.length > 0
}
