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
import { orders, refundRequests } from '../tables.ts'
import { type MoneyBackRow, openMoneyBack } from './money-back.ts'
import { moneyLeft, moneyUnderWay, type RefundRow } from './under-way.ts'

type Refund = {
  order: string
  /** In the currency's smallest unit; absent: what the member asks back, or else all that is left. */
  amount?: number | undefined
  reason: string
}

/**
 * Gives an order's money back, all of it or a part. The request is written down before the provider is asked, with who
 * and why; the credits go back when the provider says that the money did. Throws `RefundRefused` for what cannot be
 * given back, `not_found` for no order.
 */
export async function refundOrder(ctx: StaffCtx, { order: id, amount, reason }: Refund): Promise<RefundRow> {
  const { request, siteId } = await inTransaction(ctx, async (tx) => {
    const [order] = await tx.db.select().from(orders).where(eq(orders.id, id)).for('update')
    if (!order) throw new AppError('not_found')
    const left = await refundable(tx, order)
    const asked = await openMoneyBack(tx, id)
    const wanted = amount ?? Math.min(left, (await promised(tx, asked)) || left)
    if (wanted < 1 || wanted > left)
      throw new RefundRefused(`${left} ${order.currency} minor units are left to give back`)
    const inserted = await tx.db
      .insert(refundRequests)
      .values({
        id: uuidv7(),
        orderId: id,
        amount: wanted,
        reason,
        requestedBy: tx.actor.name,
        moneyBackId: asked?.id,
        createdAt: tx.now(),
      })
      .returning()
    return { request: one(inserted), siteId: order.siteId }
  })
  return askForRefund(onSite(ctx, siteId, 'en'), request)
}

/** What has neither gone back nor is on its way back. */
async function refundable(ctx: StaffCtx, order: OrderRow): Promise<number> {
  if (order.state !== 'completed') throw new RefundRefused(`the order is ${order.state}`)
  if (!findProvider(order.provider)?.refund)
    throw new RefundRefused(
      `${order.provider} gives money back in its own console only; its notification then books it here, or npm run refund -- by-hand`,
    )
  return moneyLeft(ctx, order)
}

/** What of a request has neither been paid nor is on its way. */
async function promised(ctx: StaffCtx, request: MoneyBackRow | undefined): Promise<number> {
  if (!request) return 0
  return Math.max(0, request.amount - request.paid - (await moneyUnderWay(ctx, request.orderId, request.id)))
}

/** Asks the provider, which makes one refund of a request however often it is asked. Its news may have come meanwhile. */
export async function askForRefund(ctx: Ctx, request: RefundRow): Promise<RefundRow> {
  const order = one(await ctx.db.select().from(orders).where(eq(orders.id, request.orderId)))
  const payment = paymentOf(order)
  const refund = findProvider(order.provider)?.refund
  if (!payment || !refund) return end(ctx, request, { refusal: 'the provider cannot refund' })
  const { id: key, amount } = request
  try {
    const { refundId } = await refund(ctx, { key, payment, money: { amount, currency: order.currency } })
    return await end(ctx, request, { refundId })
  } catch (error) {
    if (error instanceof RefundRefused) return end(ctx, request, { refusal: error.message })
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
    .update(refundRequests)
    .set(said)
    .where(and(eq(refundRequests.id, id), eq(refundRequests.state, 'requested')))
  return one(await ctx.db.select().from(refundRequests).where(eq(refundRequests.id, id)))
}
