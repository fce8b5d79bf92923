import { and, eq } from 'drizzle-orm'
import { v7 as uuidv7 } from 'uuid'
import { type Ctx, inTransaction, type StaffCtx } from '#server/kernel/context.ts'
import { onSite } from '#server/kernel/on-site.ts'
import { one } from '#server/platform/db/one.ts'
import { AppError } from '#server/platform/errors.ts'
import { paymentOf } from '../look-up-order.ts'
import { findProvider } from '../providers/find-provider.ts'
import { RefundRefused } from '../providers/provider.ts'
import type { OrderRow } from '../queries.ts'
import { orders, refunds } from '../tables.ts'
import { findOpenRequest, type RefundRequestRow } from './refund-request.ts'
import { moneyLeft, moneyUnderWay, type RefundRow } from './under-way.ts'

type RefundOrder = {
  order: string
  /** In the currency's smallest unit; absent: what the member asks back, or else all that is left. */
  amount?: number | undefined
  reason: string
}

/**
 * Gives an order's money back, all of it or a part. The refund is written down before the provider is asked, with who
 * and why; the credits go back when the provider says that the money did. Throws `RefundRefused` for what cannot be
 * given back, `not_found` for no order.
 */
export async function refundOrder(
  ctx: StaffCtx,
  { order: id, amount, reason }: RefundOrder,
): Promise<RefundRow> {
  const { refund, siteId } = await inTransaction(ctx, async (tx) => {
    const [order] = await tx.db.select().from(orders).where(eq(orders.id, id)).for('update')
    if (!order) throw new AppError('not_found')
    const left = await refundable(tx, order)
    const asked = await findOpenRequest(tx, id)
    const wanted = amount ?? Math.min(left, (await promised(tx, asked)) || left)
    if (wanted < 1 || wanted > left)
      throw new RefundRefused(`${left} ${order.currency} minor units are left to give back`)
    const inserted = await tx.db
      .insert(refunds)
      .values({
        id: uuidv7(),
        orderId: id,
        amount: wanted,
        reason,
        requestedBy: tx.actor.name,
        refundRequestId: asked?.id,
        createdAt: tx.now(),
      })
      .returning()
    return { refund: one(inserted), siteId: order.siteId }
  })
  return askProviderToRefund(onSite(ctx, siteId, 'en'), refund)
}

/** Returns the money of an order that has neither gone back nor is on its way back. */
async function refundable(ctx: StaffCtx, order: OrderRow): Promise<number> {
  if (order.state !== 'completed') throw new RefundRefused(`the order is ${order.state}`)
  if (!findProvider(order.provider)?.refund)
    throw new RefundRefused(
      `${order.provider} gives money back in its own console only; its notification then books it here, or npm run refund -- by-hand`,
    )
  return moneyLeft(ctx, order)
}

/** Returns the money of a request that has neither gone back nor is on its way. */
async function promised(ctx: StaffCtx, request: RefundRequestRow | undefined): Promise<number> {
  if (!request) return 0
  return Math.max(0, request.amount - request.paid - (await moneyUnderWay(ctx, request.orderId, request.id)))
}

/** Asks the provider for a refund, which it makes once however often it is asked. Its event may have come meanwhile. */
export async function askProviderToRefund(ctx: Ctx, refund: RefundRow): Promise<RefundRow> {
  const order = one(await ctx.db.select().from(orders).where(eq(orders.id, refund.orderId)))
  const payment = paymentOf(order)
  const provider = findProvider(order.provider)
  if (!payment || !provider?.refund) return end(ctx, refund, { refusal: 'the provider cannot refund' })
  const { id: key, amount } = refund
  try {
    const { refundId } = await provider.refund(ctx, {
      key,
      payment,
      money: { amount, currency: order.currency },
    })
    return await end(ctx, refund, { refundId })
  } catch (error) {
    if (error instanceof RefundRefused) return end(ctx, refund, { refusal: error.message })
    throw error
  }
}

async function end(
  ctx: Ctx,
  { id }: RefundRow,
  answer: { refundId: string } | { refusal: string },
): Promise<RefundRow> {
  const said =
    'refundId' in answer
      ? { state: 'asked' as const, providerRefundId: answer.refundId }
      : { state: 'refused' as const, refusal: answer.refusal, endedAt: ctx.now() }
  await ctx.db
    .update(refunds)
    .set(said)
    .where(and(eq(refunds.id, id), eq(refunds.state, 'requested')))
  return one(await ctx.db.select().from(refunds).where(eq(refunds.id, id)))
}
