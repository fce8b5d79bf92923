import { and, eq, isNull } from 'drizzle-orm'
import { grant } from '#server/credits/grant.ts'
import type { Ctx } from '#server/kernel/context.ts'
import type { OrderRow } from '../queries.ts'
import { refundRequests } from '../tables.ts'

export type RefundRequestRow = typeof refundRequests.$inferSelect

/** Finds the member's refund request of an order, until its money has gone back or it is refused or taken back. */
export async function findOpenRequest(
  { db }: Pick<Ctx, 'db'>,
  orderId: string,
): Promise<RefundRequestRow | undefined> {
  const [request] = await db
    .select()
    .from(refundRequests)
    .where(and(eq(refundRequests.orderId, orderId), isNull(refundRequests.endedAt)))
  return request
}

/**
 * Notes that money of an open request went back, and `credits` with it: they are taken of what is held first. Once all of
 * it has gone the request ends, and all that was held for it goes with the last of the money. Returns how many credits go
 * back, and how many of these were held.
 */
export async function payRefundRequest(
  ctx: Ctx,
  request: RefundRequestRow,
  { amount, credits, isLast }: { amount: number; credits: number; isLast: boolean },
): Promise<{ credits: number; held: number }> {
  const paid = request.paid + amount
  const ends = isLast || paid >= request.amount
  const taken = ends ? Math.max(credits, request.held) : credits
  const held = Math.min(request.held, taken)
  await ctx.db
    .update(refundRequests)
    .set({ paid, held: request.held - held, ...(ends && { outcome: 'returned', endedAt: ctx.now() }) })
    .where(eq(refundRequests.id, request.id))
  return { credits: taken, held }
}

type End = { outcome: 'taken_back' } | { outcome: 'refused'; refusedBy: string; refusal: string }

/** Ends a request without money: what is held is the member's again. The order's lock is held. */
export async function endRefundRequest(
  ctx: Ctx,
  order: OrderRow,
  request: RefundRequestRow,
  end: End,
): Promise<void> {
  const { id, memberId, held } = request
  await ctx.db
    .update(refundRequests)
    .set({ ...end, held: 0, endedAt: ctx.now() })
    .where(eq(refundRequests.id, id))
  if (held > 0)
    await grant(ctx, {
      memberId,
      companyId: order.companyId,
      from: 'held',
      amount: held,
      kind: 'released',
      reference: holdReference(request),
    })
  await ctx.events.publish(ctx, memberId, { type: 'user' })
}

/** Names the hold of a request in the ledger: the order first, as in all entries of one. */
export function holdReference({ orderId, id }: Pick<RefundRequestRow, 'orderId' | 'id'>): string {
  return `${orderId}:${id}`
}
