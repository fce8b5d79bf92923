import { and, eq } from 'drizzle-orm'
import type { MemberCtx } from '#server/kernel/context.ts'
import { storedCards } from '../tables.ts'
import { ownCard } from './own-cards.ts'

/**
 * Removes a card: no payment can use it from now on, and the job that reconciles makes the provider forget it. Throws
 * `not_found`.
 */
export async function removeCard(ctx: MemberCtx, id: string): Promise<void> {
  await ownCard(ctx, id)
  await ctx.db
    .update(storedCards)
    .set({ removedAt: ctx.now() })
    .where(and(eq(storedCards.id, id), eq(storedCards.memberId, ctx.actor.memberId)))
}
