import { and, eq, sql } from 'drizzle-orm'
import type { MemberCtx } from '../kernel/context.ts'
import { AppError } from '../platform/errors.ts'
import { findRelation } from '../profiles/queries.ts'
import { requireRelation } from '../profiles/relation/relation.ts'
import { likes } from './tables.ts'

/**
 * Clears the new-like flag of the one who likes the member; a second time changes nothing. A liker who cannot be seen
 * is as unknown as one who never liked.
 */
export async function seeLike(ctx: MemberCtx, fromId: string): Promise<void> {
  requireRelation(await findRelation(ctx, fromId), 'like')
  const { seenAt } = likes
  const rows = await ctx.db
    .update(likes)
    .set({ seenAt: sql`coalesce(${seenAt}, ${ctx.now().toISOString()}::timestamptz)` })
    .where(and(eq(likes.fromId, fromId), eq(likes.toId, ctx.actor.memberId)))
    .returning({ fromId: likes.fromId })
  if (rows.length === 0) throw new AppError('not_found')
}
