import { and, desc, eq, inArray, ne } from 'drizzle-orm'
import type { Ctx, MemberCtx } from '../kernel/context.ts'
import { AppError } from '../platform/errors.ts'
import type { SandboxPayment } from './providers/sandbox.ts'
import { orders, sandboxPayments } from './tables.ts'

export type OrderRow = typeof orders.$inferSelect

const listed = 100

/** The member's own orders, the newest first. */
export async function ownOrders(ctx: MemberCtx): Promise<OrderRow[]> {
  return ctx.db
    .select()
    .from(orders)
    .where(eq(orders.memberId, ctx.actor.memberId))
    .orderBy(desc(orders.createdAt), desc(orders.id))
    .limit(listed)
}

/** The member's own order. Throws `not_found` for any other id. */
export async function ownOrder(ctx: MemberCtx, id: string): Promise<OrderRow> {
  const [order] = await ctx.db
    .select()
    .from(orders)
    .where(and(eq(orders.id, id), eq(orders.memberId, ctx.actor.memberId)))
  if (!order) throw new AppError('not_found')
  return order
}

export async function orderOfRequest(ctx: MemberCtx, requestId: string): Promise<OrderRow | undefined> {
  const [order] = await ctx.db
    .select()
    .from(orders)
    .where(and(eq(orders.memberId, ctx.actor.memberId), eq(orders.requestId, requestId)))
  return order
}

/** The member's one order whose payment is begun and has not ended, but for direct debits, which only take their time. */
export async function openOrder(ctx: MemberCtx): Promise<OrderRow | undefined> {
  const [order] = await ctx.db
    .select()
    .from(orders)
    .where(
      and(
        eq(orders.memberId, ctx.actor.memberId),
        inArray(orders.state, ['created', 'pending']),
        ne(orders.provider, 'bank'),
      ),
    )
  return order
}

/** The member's newest order that is paid. */
export async function newestPaid(ctx: MemberCtx): Promise<string | undefined> {
  const [order] = await ctx.db
    .select({ id: orders.id })
    .from(orders)
    .where(and(eq(orders.memberId, ctx.actor.memberId), eq(orders.state, 'completed')))
    .orderBy(desc(orders.createdAt), desc(orders.id))
    .limit(1)
  return order?.id
}

/** Whether one of the member's orders is paid, for their account, and was not taken back. */
export async function hasStandingPurchase(ctx: Ctx, memberId: string): Promise<boolean> {
  const standing = await ctx.db
    .select({ id: orders.id })
    .from(orders)
    .where(and(eq(orders.memberId, memberId), eq(orders.state, 'completed'), eq(orders.uncredited, false)))
    .limit(1)
  return standing.length > 0
}

/** The sandbox's side of one of the member's own orders. Throws `not_found` for any other id. */
export async function ownSandboxPayment(ctx: MemberCtx, id: string): Promise<SandboxPayment> {
  const [row] = await ctx.db
    .select({ payment: sandboxPayments })
    .from(sandboxPayments)
    .innerJoin(
      orders,
      and(
        eq(orders.provider, 'sandbox'),
        eq(orders.providerPaymentId, id),
        eq(orders.memberId, ctx.actor.memberId),
      ),
    )
    .where(eq(sandboxPayments.id, id))
  if (!row) throw new AppError('not_found')
  return row.payment
}
