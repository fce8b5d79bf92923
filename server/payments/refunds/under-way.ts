import { and, eq, inArray, isNull, or, sql, sum } from 'drizzle-orm'
import type { Ctx } from '#server/kernel/context.ts'
import { one } from '#server/platform/db/one.ts'
import { totalOf } from '../order-price.ts'
import type { OrderRow } from '../queries.ts'
import { refundRequests } from '../tables.ts'

export type RefundRow = typeof refundRequests.$inferSelect

/** A refund that may still be made. */
export const underWay = inArray(refundRequests.state, ['requested', 'asked'])

/** How much of an order's money is on its way back, or only how much of it answers one request of its member's. */
export async function moneyUnderWay(
  { db }: Pick<Ctx, 'db'>,
  orderId: string,
  moneyBackId?: string,
): Promise<number> {
  const { waiting } = one(
    await db
      .select({ waiting: sum(refundRequests.amount).mapWith(Number) })
      .from(refundRequests)
      .where(
        and(
          eq(refundRequests.orderId, orderId),
          underWay,
          moneyBackId === undefined ? undefined : eq(refundRequests.moneyBackId, moneyBackId),
        ),
      ),
  )
  return waiting ?? 0
}

/** What of an order's money has neither gone back nor is on its way back, in minor units. */
export async function moneyLeft(ctx: Pick<Ctx, 'db'>, order: OrderRow): Promise<number> {
  return totalOf(order).amount - order.returned - (await moneyUnderWay(ctx, order.id))
}

/**
 * The refund that is under way and that the provider tells about. Its news may overtake its answer to the request, which
 * then has no name of its own yet.
 */
export async function findRefund(
  { db }: Pick<Ctx, 'db'>,
  orderId: string,
  { id, amount }: { id: string; amount: number },
): Promise<RefundRow | undefined> {
  const [refund] = await db
    .select()
    .from(refundRequests)
    .where(
      and(
        eq(refundRequests.orderId, orderId),
        underWay,
        or(
          eq(refundRequests.providerRefundId, id),
          and(isNull(refundRequests.providerRefundId), eq(refundRequests.amount, amount)),
        ),
      ),
    )
    .orderBy(sql`${refundRequests.providerRefundId} nulls last`, refundRequests.createdAt)
    .limit(1)
  return refund
}
