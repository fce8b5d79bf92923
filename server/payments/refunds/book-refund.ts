import { eq } from 'drizzle-orm'
import { v7 as uuidv7 } from 'uuid'
import { inTransaction, type StaffCtx } from '#server/kernel/context.ts'
import { onSite } from '#server/kernel/on-site.ts'
import { AppError } from '#server/platform/errors.ts'
import { applyEvent } from '../apply-event.ts'
import { findProvider } from '../providers/find-provider.ts'
import { RefundRefused } from '../providers/provider.ts'
import type { OrderRow } from '../queries.ts'
import { orders, refunds, reversals } from '../tables.ts'
import { findOpenRequest } from './refund-request.ts'
import { moneyLeft } from './under-way.ts'

export type GivenBack = {
  order: string
  /** In the currency's smallest unit. */
  amount: number
  /** What the transfer or the provider's console calls it; the same one is booked once. */
  reference: string
  reason: string
}

/**
 * Books a refund that staff made by hand, because the provider cannot be asked for it or never told of it. It is applied
 * as a provider event. Returns whether it is booked now, or was before. Throws `RefundRefused` for what cannot be
 * true, `not_found` for no order.
 */
export async function bookRefund(ctx: StaffCtx, given: GivenBack): Promise<'booked' | 'known'> {
  const { order: id, amount, reason } = given
  return inTransaction(ctx, async (tx) => {
    const [order] = await tx.db.select().from(orders).where(eq(orders.id, id)).for('update')
    if (!order) throw new AppError('not_found')
    const { reversalOf } = findProvider(order.provider) ?? {}
    const reversalId = reversalOf?.(given.reference) ?? `by-hand.${given.reference}`
    if (await isBooked(tx, given, reversalId)) return 'known'
    await requirePossible(tx, order, amount)
    const asked = await findOpenRequest(tx, id)
    await tx.db.insert(refunds).values({
      id: uuidv7(),
      orderId: id,
      amount,
      reason,
      requestedBy: tx.actor.name,
      refundRequestId: asked?.id,
      state: 'asked',
      providerRefundId: reversalId,
      createdAt: tx.now(),
    })
    await applyEvent(onSite(tx, order.siteId, 'en'), order.provider, {
      eventId: `booked.${reversalId}.${id}`,
      reference: id,
      paymentId: order.providerPaymentId,
      state: 'refunded',
      money: { amount, currency: order.currency },
      reversalId,
    })
    return 'booked'
  })
}

async function isBooked(
  { db }: StaffCtx,
  { order, amount, reference }: GivenBack,
  id: string,
): Promise<boolean> {
  const [known] = await db.select().from(reversals).where(eq(reversals.id, id)).limit(1)
  if (!known) return false
  if (known.orderId !== order)
    throw new RefundRefused(`“${reference}” is booked for payment ${known.orderId}`)
  if (known.amount !== amount)
    throw new RefundRefused(`“${reference}” is booked with ${known.amount} minor units`)
  return true
}

async function requirePossible(ctx: StaffCtx, order: OrderRow, amount: number): Promise<void> {
  if (order.state !== 'completed') throw new RefundRefused(`the order is ${order.state}`)
  if (findProvider(order.provider)?.refund)
    throw new RefundRefused(`${order.provider} gives money back itself: leave “by-hand” out`)
  const left = await moneyLeft(ctx, order)
  if (amount < 1 || amount > left)
    throw new RefundRefused(`${left} ${order.currency} minor units are left to give back`)
}
