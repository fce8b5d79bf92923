import type { Ctx, MemberCtx } from '../kernel/context.ts'
import { describeError } from '../platform/observe/describe-error.ts'
import { applyEvent } from './apply-event.ts'
import { totalOf } from './order-price.ts'
import { findProvider } from './providers/find-provider.ts'
import type { PaymentRef } from './providers/provider.ts'
import { type OrderRow, openOrder, ownOrder } from './queries.ts'

/**
 * Finds the member's own order. The provider is asked about one that is still pending, since its notification may be
 * lost.
 */
export async function lookUpOrder(ctx: MemberCtx, id: string): Promise<OrderRow> {
  return lookUp(ctx, await ownOrder(ctx, id))
}

/** The member's one payment that is begun and has not ended, as its provider knows it. */
export async function findWaiting(ctx: MemberCtx): Promise<OrderRow | undefined> {
  const open = await openOrder(ctx)
  const order = open && (await lookUp(ctx, open))
  return order && (order.state === 'created' || order.state === 'pending') ? order : undefined
}

/** Looks up an order. A provider that does not answer is no reason to show nothing. */
async function lookUp(ctx: MemberCtx, order: OrderRow): Promise<OrderRow> {
  const changed = await askProvider(ctx, order).catch((error: unknown) => {
    ctx.log.warn({ provider: order.provider, ...describeError(error) }, 'a provider could not be asked')
    return false
  })
  return changed ? ownOrder(ctx, order.id) : order
}

/** Asks the provider how an open order stands, and applies what it says. Returns whether there was news. */
export async function askProvider(ctx: Ctx, order: OrderRow): Promise<boolean> {
  const payment = paymentOf(order)
  if (order.state !== 'pending' || !payment) return false
  const event = await findProvider(order.provider)?.lookUp(ctx, payment)
  if (!event || event.state === 'pending') return false
  await applyEvent(ctx, order.provider, event)
  return true
}

/** The payment of an order as its provider knows it; undefined until one was started. */
export function paymentOf(order: OrderRow): PaymentRef | undefined {
  const { id: reference, providerPaymentId: paymentId, providerChargeId: chargeId } = order
  return paymentId ? { reference, paymentId, chargeId, money: totalOf(order) } : undefined
}
