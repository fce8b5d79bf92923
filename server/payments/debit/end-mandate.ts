import { and, eq, isNull } from 'drizzle-orm'
import { inTransaction, type MemberCtx } from '#server/kernel/context.ts'
import { lockMember } from '../lock-member.ts'
import { mandates } from './tables.ts'

/** Takes the member's mandate back: nothing more is ordered by it. What was ordered before is still collected. */
export async function endMandate(ctx: MemberCtx): Promise<void> {
  await inTransaction(ctx, async (tx) => {
    await lockMember(tx, tx.actor.memberId)
    await tx.db
      .update(mandates)
      .set({ endedAt: tx.now() })
      .where(and(eq(mandates.memberId, tx.actor.memberId), isNull(mandates.endedAt)))
  })
}
