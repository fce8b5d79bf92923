import type { Ctx } from '../kernel/context.ts'
import { totalOf } from './order-price.ts'
import { receivedProviderEvents } from './payment-metrics.ts'
import type { ProviderEvent } from './providers/provider.ts'
import type { OrderRow } from './queries.ts'
import { providerEvents } from './tables.ts'

/**
 * Puts an order where staff look at news that only a person can settle; once for each reason. `discount_taken`: it was
 * paid after all, with a discount that another order has by now. `charge_unknown`: its provider never said whether it
 * charged the kept card. `account_erased`: it was paid when nobody was left to have its credits, and goes back by a refund.
 */
export async function putToAttention(
  ctx: Ctx,
  order: OrderRow,
  reason: 'discount_taken' | 'charge_unknown' | 'account_erased',
): Promise<void> {
  const { id, provider, providerPaymentId: paymentId } = order
  const eventId = `${reason}.${id}`
  const payload: ProviderEvent = {
    eventId,
    reference: id,
    paymentId,
    state: 'attention',
    money: totalOf(order),
  }
  const put = await ctx.db
    .insert(providerEvents)
    .values({ provider, eventId, payload, outcome: 'quarantined', reason, receivedAt: ctx.now() })
    .onConflictDoNothing()
    .returning({ eventId: providerEvents.eventId })
  if (put.length === 0) return
  ctx.afterCommit(() => {
    ctx.metrics.count(receivedProviderEvents, { outcome: 'quarantined' })
    ctx.log.warn({ provider, reason }, 'a payment waits for a person to look at it')
  })
}
