import { eq, sum } from 'drizzle-orm'
import { reverse } from '#server/credits/reverse.ts'
import type { Ctx } from '#server/kernel/context.ts'
import { returnedMinorUnits } from '../payment-metrics.ts'
import type { ProviderEvent } from '../providers/provider.ts'
import type { OrderRow } from '../queries.ts'
import { refunds, reversals } from '../tables.ts'
import { creditsReturned } from './credits-returned.ts'
import { findOpenRequest, payRefundRequest } from './refund-request.ts'
import { findRefund, type RefundRow } from './under-way.ts'

const kinds = { refunded: 'refund', charged_back: 'charged_back' } as const

/**
 * Books a reversal, money that went back: its share of the credits goes back too, by entries of its own. `order` is as it
 * was before, credited meanwhile at the latest.
 */
export async function bookReversal(
  ctx: Ctx,
  order: OrderRow,
  { event, amount }: { event: ProviderEvent; amount: number },
): Promise<void> {
  const { id: orderId, memberId, currency } = order
  const kind = event.state === 'charged_back' ? 'charged_back' : 'refunded'
  const id = event.reversalId ?? event.eventId
  const refund = kind === 'refunded' ? await findRefund(ctx, orderId, { id, amount }) : undefined
  const { credits, held } = await creditsToTake(ctx, order, { amount, refund })
  await ctx.db.insert(reversals).values({ orderId, id, kind, amount, credits, createdAt: ctx.now() })
  if (credits > 0) {
    // The whole payment at once is the common case, and has the order's plain id.
    const reference = order.returned === 0 ? orderId : `${orderId}:${order.returned}`
    await reverse(ctx, { memberId, amount: credits, kind: kinds[kind], reference, held })
  }
  if (refund)
    await ctx.db
      .update(refunds)
      .set({ state: 'booked', providerRefundId: id, endedAt: ctx.now() })
      .where(eq(refunds.id, refund.id))
  ctx.afterCommit(() => ctx.metrics.count(returnedMinorUnits, { currency }, amount))
}

/**
 * Finds the credits that go back with the money, and how many of them were held. A refund that was on its way before
 * the member asked does not answer the request, unless nothing is left to wait for.
 */
async function creditsToTake(
  ctx: Ctx,
  order: OrderRow,
  { amount, refund }: { amount: number; refund: RefundRow | undefined },
): Promise<{ credits: number; held: number }> {
  if (order.uncredited) return { credits: 0, held: 0 }
  const returned = order.returned + amount
  const isLast = returned === order.amount + order.transactionCosts
  const credits = Math.max(0, creditsReturned(order, returned) - (await creditsReversed(ctx, order.id)))
  const request = await findOpenRequest(ctx, order.id)
  if (!request || (refund && refund.refundRequestId !== request.id && !isLast)) return { credits, held: 0 }
  return payRefundRequest(ctx, request, { amount, credits, isLast })
}

async function creditsReversed({ db }: Ctx, orderId: string): Promise<number> {
  const [row] = await db
    .select({ credits: sum(reversals.credits).mapWith(Number) })
    .from(reversals)
    .where(eq(reversals.orderId, orderId))
  return row?.credits ?? 0
}
