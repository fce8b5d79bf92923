import { and, asc, eq, inArray } from 'drizzle-orm'
import type { Ctx, MemberCtx } from '../kernel/context.ts'
import { AppError } from '../platform/errors.ts'
import { describeError } from '../platform/observe/describe-error.ts'
import { cancelOrder } from './cancel-order.ts'
import { debits } from './debit/tables.ts'
import { findProvider } from './providers/find-provider.ts'
import type { OrderRow } from './queries.ts'
import { orders } from './tables.ts'

/** A payment that is begun and has not ended, and whether its provider lets us end it. */
export type OpenPayment = { order: OrderRow; ends: boolean }

export async function openPayments({ db, actor }: MemberCtx): Promise<OpenPayment[]> {
  const found = await db
    .select({ order: orders, debit: debits.state })
    .from(orders)
    .leftJoin(debits, eq(debits.orderId, orders.id))
    .where(and(eq(orders.memberId, actor.memberId), inArray(orders.state, ['created', 'pending'])))
    .orderBy(asc(orders.createdAt), asc(orders.id))
  return found.map(({ order, debit }) => {
    const isAtBank = debit !== null && debit !== 'waiting' && debit !== 'rejected'
    return { order, ends: !isAtBank && Boolean(findProvider(order.provider)?.cancel) }
  })
}

/**
 * Ends what the member began to pay, when the member leaves. A payment that cannot be ended, or is paid at this moment,
 * keeps nobody from leaving: its money is credited while the account can come back, and afterwards it goes back.
 */
export async function endOpenPayments(ctx: MemberCtx): Promise<void> {
  for (const { order } of await openPayments(ctx))
    await cancelOrder(ctx, order.id).catch((error: unknown) => logUnended(ctx, order, error))
}

function logUnended(ctx: Ctx, { provider }: OrderRow, error: unknown): void {
  if (error instanceof AppError && ['debit_sent', 'payment_ended'].includes(error.code)) return
  ctx.log.warn({ provider, ...describeError(error) }, 'a payment of who leaves could not be ended')
}
