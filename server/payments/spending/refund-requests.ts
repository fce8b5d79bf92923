import { and, desc, eq, isNull, sql } from 'drizzle-orm'
import { v7 as uuidv7 } from 'uuid'
import { hold } from '#server/credits/hold.ts'
import { balanceOf, lockBalance } from '#server/credits/queries.ts'
import { inTransaction, type MemberCtx } from '#server/kernel/context.ts'
import { queueMail } from '#server/mail/queue-mail.ts'
import { AppError, invalidField } from '#server/platform/errors.ts'
import { type OrderRow, ownOrder } from '../queries.ts'
import { creditsGone, refundLeft, type Standing } from '../refunds/refund-left.ts'
import { endRefundRequest, holdReference, type RefundRequestRow } from '../refunds/refund-request.ts'
import { underWay } from '../refunds/under-way.ts'
import { orders, refundRequests, refunds, reversals } from '../tables.ts'
import { refundRequestMail } from './refund-request.mail.ts'

export type Refundable = {
  order: OrderRow
  withdrawUntil: Date | null
  /** What is unused and what that cost; with an open request, what was when it was made. */
  credits: number
  amount: number
  request: RefundRequestRow | null
  /** Money of the request has gone back or is on its way. */
  begun: boolean
}

type Purchase = Standing & {
  order: OrderRow
  request: RefundRequestRow | null
  /** Of the money on its way, what is none of the request's. */
  unasked: number
}

const dayMs = 86_400_000
const listed = 50

/** The member's paid orders, the newest first, and what of each can be given back. */
export async function refundablePurchases(ctx: MemberCtx): Promise<Refundable[]> {
  const purchases = await paidOrders(ctx)
  const unused = (await balanceOf(ctx, ctx.actor.memberId)) - onTheirWay(purchases)
  return purchases.slice(0, listed).map((purchase) => refundable(ctx, purchase, unused))
}

async function paidOrders(ctx: MemberCtx): Promise<Purchase[]> {
  return ctx.db
    .select({
      order: orders,
      request: refundRequests,
      reversed: sql<number>`(select coalesce(sum(${reversals.credits}), 0)::int from ${reversals}
        where ${reversals.orderId} = ${orders.id})`,
      waiting: sql<number>`(select coalesce(sum(${refunds.amount}), 0)::int from ${refunds}
        where ${refunds.orderId} = ${orders.id} and ${underWay})`,
      unasked: sql<number>`(select coalesce(sum(${refunds.amount}), 0)::int from ${refunds}
        where ${refunds.orderId} = ${orders.id} and ${underWay}
          and ${refunds.refundRequestId} is distinct from ${refundRequests.id})`,
    })
    .from(orders)
    .leftJoin(refundRequests, and(eq(refundRequests.orderId, orders.id), isNull(refundRequests.endedAt)))
    .where(and(eq(orders.memberId, ctx.actor.memberId), eq(orders.state, 'completed')))
    .orderBy(desc(orders.createdAt), desc(orders.id))
}

/** Counts the credits on the balance that go with money on its way back. Those of a request are off it already. */
function onTheirWay(purchases: Purchase[]): number {
  return purchases
    .map(({ order, reversed, unasked }) => creditsGone({ order, reversed, waiting: unasked }) - reversed)
    .reduce((sum, credits) => sum + credits, 0)
}

function refundable(ctx: MemberCtx, purchase: Purchase, unused: number): Refundable {
  const { order, request, waiting, unasked } = purchase
  const paidAt = order.endedAt ?? order.createdAt
  const until = new Date(paidAt.getTime() + ctx.site.settings.refund_days * dayMs)
  const { credits, amount } = request ?? refundLeft(purchase, unused)
  return {
    order,
    withdrawUntil: until > ctx.now() && credits > 0 ? until : null,
    credits,
    amount,
    request,
    begun: request !== null && (request.paid > 0 || waiting > unasked),
  }
}

/**
 * Withdraws from a purchase, where that is still possible, or asks for a refund with a reason. The unused credits are
 * off the balance from then on, so that nobody spends what is promised back. The receipt is mailed with the time; staff
 * give the refund. Asked again while the request is open it is the same one.
 */
export function requestRefund(ctx: MemberCtx, asked: { order: string; reason?: string | undefined }) {
  return inTransaction(ctx, async (tx) => {
    const { memberId } = tx.actor
    const found = await lockRefundable(tx, asked.order)
    if (found.request) return found
    const kind = found.withdrawUntil ? 'withdrawal' : 'refund'
    const reason = asked.reason ?? ''
    if (kind === 'refund' && !reason) throw invalidField('reason', 'required')
    const { order, credits, amount } = found
    const [request] = await tx.db
      .insert(refundRequests)
      .values({
        id: uuidv7(),
        orderId: order.id,
        memberId,
        kind,
        credits,
        amount,
        held: credits,
        reason,
        createdAt: tx.now(),
      })
      .returning()
    if (!request) throw new Error('a request was not stored')
    if (credits > 0) await hold(tx, { memberId, amount: credits, reference: holdReference(request) })
    await queueMail(tx, refundRequestMail, { memberId }, { order: order.id })
    await tx.events.publish(tx, memberId, { type: 'user' })
    return { ...found, request }
  })
}

/**
 * Takes an open request back, as the member wants: what was held can be spent again. Without one nothing changes. Throws
 * `refund_begun` once money has gone back or is on its way.
 */
export function takeBackRequest(ctx: MemberCtx, id: string): Promise<Refundable> {
  return inTransaction(ctx, async (tx) => {
    const { order, request, begun } = await lockRefundable(tx, id)
    if (begun) throw new AppError('refund_begun')
    if (request) await endRefundRequest(tx, order, request, { outcome: 'taken_back' })
    return lockRefundable(tx, id)
  })
}

/** Locks the order first, as where a provider event is applied. Throws `not_found`, or `not_refundable` for an unpaid one. */
async function lockRefundable(tx: MemberCtx, id: string): Promise<Refundable> {
  await ownOrder(tx, id)
  await tx.db.select({ id: orders.id }).from(orders).where(eq(orders.id, id)).for('update')
  const balance = await lockBalance(tx, tx.actor.memberId)
  const purchases = await paidOrders(tx)
  const purchase = purchases.find(({ order }) => order.id === id)
  if (!purchase) throw new AppError('not_refundable')
  return refundable(tx, purchase, balance - onTheirWay(purchases))
}
