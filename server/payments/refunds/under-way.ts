import { and, eq, inArray, isNull, or, sql, sum } from 'drizzle-orm'
import type { Ctx } from '#server/kernel/context.ts'
import { one } from '#server/platform/db/one.ts'
import { totalOf } from '../order-price.ts'
import type { OrderRow } from '../queries.ts'
import { refunds } from '../tables.ts'

export type RefundRow = typeof refunds.$inferSelect

/** A refund that may still be made. */
export const underWay = inArray(refunds.state, ['requested', 'asked'])

/**
 * Returns how much of an order's money is on its way back, or only how much of it answers one request of its member's.
 */
export async function moneyUnderWay(
  { db }: Pick<Ctx, 'db'>,
  orderId: string,
  refundRequestId?: string,
): Promise<number> {
  const { waiting } = one(
    await db
      .select({ waiting: sum(refunds.amount).mapWith(Number) })
      .from(refunds)
      .where(
        and(
          eq(refunds.orderId, orderId),
          underWay,
          refundRequestId === undefined ? undefined : eq(refunds.refundRequestId, refundRequestId),
        ),
      ),
  )
  return waiting ?? 0
}

/** Returns the part of an order's money that has neither gone back nor is on its way back, in minor units. */
export async function moneyLeft(ctx: Pick<Ctx, 'db'>, order: OrderRow): Promise<number> {
  return totalOf(order).amount - order.returned - (await moneyUnderWay(ctx, order.id))
}

/**
 * Finds the refund that is under way and that a provider event is about. The event may overtake the provider's answer to
 * our asking for the refund, which then has no name at the provider yet.
 */
export async function findRefund(
  { db }: Pick<Ctx, 'db'>,
  orderId: string,
  { id, amount }: { id: string; amount: number },
): Promise<RefundRow | undefined> {
  const [refund] = await db
    .select()
    .from(refunds)
    .where(
      and(
        eq(refunds.orderId, orderId),
        underWay,
        or(
          eq(refunds.providerRefundId, id),
          and(isNull(refunds.providerRefundId), eq(refunds.amount, amount)),
        ),
      ),
    )
    .orderBy(sql`${refunds.providerRefundId} nulls last`, refunds.createdAt)
    .limit(1)
  return refund
}
