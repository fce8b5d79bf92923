import { and, eq, isNull } from 'drizzle-orm'
import { grant } from '#server/credits/grant.ts'
import type { Ctx } from '#server/kernel/context.ts'
import type { OrderRow } from '../queries.ts'
import { moneyBackRequests } from '../tables.ts'

export type MoneyBackRow = typeof moneyBackRequests.$inferSelect

/** What the member asks back of an order, until it has gone back or is refused or taken back. */
export async function openMoneyBack(
  { db }: Pick<Ctx, 'db'>,
  orderId: string,
): Promise<MoneyBackRow | undefined> {
  const [request] = await db
    .select()
    .from(moneyBackRequests)
    .where(and(eq(moneyBackRequests.orderId, orderId), isNull(moneyBackRequests.endedAt)))
  return request
}

/**
 * Money of an open request went back, and `credits` with it: they are taken of what is held first. Once all of it has
 * gone the request ends, and all that was held for it goes with the last of the money. Returns how many credits go back,
 * and how many of these were held.
 */
export async function payMoneyBack(
  ctx: Ctx,
  request: MoneyBackRow,
  { amount, credits, isLast }: { amount: number; credits: number; isLast: boolean },
): Promise<{ credits: number; held: number }> {
  const paid = request.paid + amount
  const ends = isLast || paid >= request.amount
  const taken = ends ? Math.max(credits, request.held) : credits
  const held = Math.min(request.held, taken)
  await ctx.db
    .update(moneyBackRequests)
    .set({ paid, held: request.held - held, ...(ends && { outcome: 'returned', endedAt: ctx.now() }) })
    .where(eq(moneyBackRequests.id, request.id))
  return { credits: taken, held }
}

type End = { outcome: 'taken_back' } | { outcome: 'refused'; refusedBy: string; refusal: string }

/** Ends a request without money: what is held is the member's again. The order's lock is held. */
export async function endMoneyBack(
  ctx: Ctx,
  order: OrderRow,
  request: MoneyBackRow,
  end: End,
): Promise<void> {
  const { id, memberId, held } = request
  await ctx.db
    .update(moneyBackRequests)
    .set({ ...end, held: 0, endedAt: ctx.now() })
    .where(eq(moneyBackRequests.id, id))
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
export function holdReference({ orderId, id }: Pick<MoneyBackRow, 'orderId' | 'id'>): string {
  return `${orderId}:${id}`
}
