import { and, eq } from 'drizzle-orm'
import { inOrder } from '#common/in-order.ts'
import { inTransaction, type MemberCtx } from '../kernel/context.ts'
import { lockPair } from './lock-pair.ts'
import { likes, matches } from './tables.ts'

/**
 * Takes the caller's like back, and with it the match; the other's like stays. The other's open pages forget it without
 * a word. Whoever it is, and seen or not: it is the caller's own like, and a second time changes nothing.
 */
export async function unlikeMember(ctx: MemberCtx, toId: string): Promise<void> {
  const fromId = ctx.actor.memberId
  await inTransaction(ctx, async (tx) => {
    await lockPair(tx, fromId, toId)
    const [lowId, highId] = inOrder(fromId, toId)
    await tx.db.delete(matches).where(and(eq(matches.lowId, lowId), eq(matches.highId, highId)))
    const gone = await tx.db
      .delete(likes)
      .where(and(eq(likes.fromId, fromId), eq(likes.toId, toId)))
      .returning({ toId: likes.toId })
    if (gone.length > 0) await tx.events.publish(tx, toId, { type: 'unlike', id: fromId })
  })
}
