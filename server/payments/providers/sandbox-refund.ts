import { eq, sum } from 'drizzle-orm'
import type { Ctx } from '#server/kernel/context.ts'
import { inTransaction } from '#server/kernel/context.ts'
import { sandboxPayments, sandboxRefunds } from '../tables.ts'
import { RefundRefused, type RefundStart } from './provider.ts'
import { queueSandboxEvent } from './sandbox-delivery.ts'

/** Gives money back at the sandbox, which notifies of it as a real provider does: a moment later, and signed. */
export async function refundAtSandbox(
  ctx: Ctx,
  { key, payment, money }: RefundStart,
): Promise<{ refundId: string }> {
  await inTransaction(ctx, async (tx) => {
    const [paid] = await tx.db
      .select()
      .from(sandboxPayments)
      .where(eq(sandboxPayments.id, payment.paymentId))
      .for('update')
    if (paid?.state !== 'approved' && paid?.state !== 'refunded') throw new RefundRefused('nothing was paid')
    const [known] = await tx.db
      .insert(sandboxRefunds)
      .values({ key, paymentId: paid.id, amount: money.amount, createdAt: tx.now() })
      .onConflictDoNothing()
      .returning()
    if (!known) return
    const [{ returned } = { returned: null }] = await tx.db
      .select({ returned: sum(sandboxRefunds.amount).mapWith(Number) })
      .from(sandboxRefunds)
      .where(eq(sandboxRefunds.paymentId, paid.id))
    if ((returned ?? 0) > paid.amount) throw new RefundRefused('more than was paid')
    if (returned === paid.amount)
      await tx.db.update(sandboxPayments).set({ state: 'refunded' }).where(eq(sandboxPayments.id, paid.id))
    await queueSandboxEvent(tx, {
      eventId: `refund.${key}`,
      paymentId: paid.id,
      reference: paid.reference,
      state: 'refunded',
      money,
      reversalId: key,
    })
  })
  return { refundId: key }
}
