import { and, eq, inArray } from 'drizzle-orm'
import { inTransaction, type MemberCtx } from '../kernel/context.ts'
import { AppError } from '../platform/errors.ts'
import { beginPayment } from './begin-payment.ts'
import { endAtProvider } from './end-at-provider.ts'
import { orderStateChanges } from './payment-metrics.ts'
import { type OrderRow, ownOrder } from './queries.ts'
import { orders } from './tables.ts'

/**
 * Ends one of the member's own payments, so that another can begin. Again changes nothing; one that is paid throws
 * `payment_ended`, a direct debit that the bank has already `debit_sent`. Money that arrives for it all the same is
 * credited. A kept card is charged when the payment begins: where the answer to that was lost, the provider is asked
 * again first, and nothing is cancelled while it cannot say.
 */
export async function cancelOrder(ctx: MemberCtx, id: string): Promise<OrderRow> {
  const order = await ownOrder(ctx, id)
  await endAtProvider(ctx, await askAboutCharge(ctx, order))
  return inTransaction(ctx, async (tx) => {
    const [cancelled] = await tx.db
      .update(orders)
      .set({ state: 'cancelled', endedAt: tx.now() })
      .where(
        and(
          eq(orders.id, id),
          eq(orders.memberId, tx.actor.memberId),
          inArray(orders.state, ['created', 'pending']),
        ),
      )
      .returning()
    if (!cancelled) return requireUnpaid(await ownOrder(tx, id))
    tx.afterCommit(() => tx.metrics.count(orderStateChanges, { state: 'cancelled' }))
    await tx.events.publish(tx, tx.actor.memberId, { type: 'user' })
    return cancelled
  })
}

async function askAboutCharge(ctx: MemberCtx, order: OrderRow): Promise<OrderRow> {
  return order.state === 'created' && order.storedCardId ? beginPayment(ctx, order) : order
}

function requireUnpaid(order: OrderRow): OrderRow {
  if (order.state !== 'cancelled' && order.state !== 'failed') throw new AppError('payment_ended')
  return order
}
