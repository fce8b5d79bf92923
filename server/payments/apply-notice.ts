import { eq } from 'drizzle-orm'
import { validate as isUuid } from 'uuid'
import { type Ctx, inTransaction } from '../ctx/context.ts'
import { judgeNotice, type Verdict } from './judge-notice.ts'
import { orderStateChanges, paymentNotices } from './payment-metrics.ts'
import type { PaymentNotice } from './providers/provider.ts'
import type { OrderRow } from './queries.ts'
import { settleOrder } from './settle-order.ts'
import { orders, providerEvents } from './tables.ts'

/**
 * Applies a verified notice, once: the order's lock puts notices in a row, the event's key stops a repetition, and the
 * ledger's key would stop a second credit even so. All of it commits together.
 */
export async function applyNotice(ctx: Ctx, provider: string, notice: PaymentNotice): Promise<void> {
  await inTransaction(ctx, async (tx) => {
    const order = await lockOrder(tx, notice.reference)
    const verdict = judgeNotice(order, provider, notice)
    const recorded = await tx.db
      .insert(providerEvents)
      .values({
        provider,
        eventId: notice.eventId,
        payload: notice,
        outcome: verdict.outcome,
        reason: verdict.outcome === 'applied' ? null : verdict.reason,
        receivedAt: tx.now(),
      })
      .onConflictDoNothing()
      .returning({ eventId: providerEvents.eventId })
    count(tx, recorded.length === 0 ? 'repeated' : verdict)
    if (recorded.length === 0 || verdict.outcome !== 'applied' || !order) return
    const { state } = verdict
    await tx.db
      .update(orders)
      .set({
        state,
        providerPaymentId: notice.paymentId,
        ...(state === 'pending' ? {} : { endedAt: tx.now() }),
      })
      .where(eq(orders.id, order.id))
    if (state === 'completed' || state === 'refunded' || state === 'charged_back')
      await settleOrder(tx, order, state)
  })
}

function count(ctx: Ctx, verdict: Verdict | 'repeated'): void {
  ctx.afterCommit(() => {
    const outcome = verdict === 'repeated' ? verdict : verdict.outcome
    ctx.metrics.count(paymentNotices, { outcome })
    if (verdict !== 'repeated' && verdict.outcome === 'applied')
      ctx.metrics.count(orderStateChanges, { state: verdict.state })
  })
}

async function lockOrder(ctx: Ctx, reference: string): Promise<OrderRow | undefined> {
  if (!isUuid(reference)) return undefined
  const [order] = await ctx.db.select().from(orders).where(eq(orders.id, reference)).for('update')
  return order
}
