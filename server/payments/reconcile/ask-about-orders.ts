import { and, asc, eq, inArray, isNull, lt, or, sql } from 'drizzle-orm'
import type { PaymentMethod } from '#common/wire/payments.ts'
import { actAs } from '#server/kernel/act-as.ts'
import { type Ctx, inTransaction, type SystemCtx } from '#server/kernel/context.ts'
import { onSite } from '#server/kernel/on-site.ts'
import { findMember } from '#server/members/queries.ts'
import { AppError } from '#server/platform/errors.ts'
import { describeError } from '#server/platform/observe/describe-error.ts'
import { beginPayment } from '../begin-payment.ts'
import { askProvider, paymentOf } from '../look-up-order.ts'
import { orderStateChanges } from '../payment-metrics.ts'
import { findProvider } from '../providers/find-provider.ts'
import { putToAttention } from '../put-to-attention.ts'
import type { OrderRow } from '../queries.ts'
import { orders } from '../tables.ts'

const minuteMs = 60_000
const hourMs = 60 * minuteMs
/** Younger orders are asked about by the member's own page. */
const firstAskedAfterMs = 10 * minuteMs
const asked = 200

/** How long nobody paying means that nobody will; a bank transfer takes its time. */
const usualLifetimeMs = 24 * hourMs
const lifetimesMs: Partial<Record<PaymentMethod, number>> = { sct: 14 * 24 * hourMs, sdd: 14 * 24 * hourMs }

/** How much longer a provider is asked that does not answer; the member can pay in no other way meanwhile. */
const patienceMs = 24 * hourMs

/** Open orders that are due: the older one is, the more rarely, down to once an hour. */
export async function dueOrders(ctx: Pick<Ctx, 'db' | 'now'>): Promise<OrderRow[]> {
  const now = ctx.now()
  const pause = sql`least(interval '1 hour', greatest(interval '10 minutes',
    (${now.toISOString()}::timestamptz - ${orders.createdAt}) / 6))`
  return ctx.db
    .select()
    .from(orders)
    .where(
      and(
        inArray(orders.state, ['created', 'pending']),
        lt(orders.createdAt, new Date(now.getTime() - firstAskedAfterMs)),
        or(
          isNull(orders.lookedUpAt),
          sql`${orders.lookedUpAt} <= ${now.toISOString()}::timestamptz - ${pause}`,
        ),
      ),
    )
    .orderBy(sql`${orders.lookedUpAt} nulls first`, asc(orders.createdAt))
    .limit(asked)
}

/**
 * Asks the provider about an order whose event may be lost. One that nobody came back to pay ends; it waits another day
 * for a provider that does not answer, and no longer, but for a debit that the bank has.
 */
export async function reconcileOrder(system: SystemCtx, order: OrderRow): Promise<void> {
  const ctx = onSite(system, order.siteId, 'en')
  await ctx.db.update(orders).set({ lookedUpAt: ctx.now() }).where(eq(orders.id, order.id))
  const age = ctx.now().getTime() - order.createdAt.getTime()
  const lifetime = lifetimesMs[order.method] ?? usualLifetimeMs
  if (age < lifetime) return void ((await askProvider(ctx, order)) || (await chargeKeptCard(ctx, order)))
  const settled = await askLast(ctx, order).catch((error: unknown) => {
    const isAtBank = error instanceof AppError && error.code === 'debit_sent'
    if (isAtBank || age < lifetime + patienceMs) throw error
    ctx.log.warn(
      { provider: order.provider, ...describeError(error) },
      'a payment was given up whose provider could not be asked',
    )
    return false
  })
  if (!settled) await expire(ctx, order)
}

/** Asks once more, and lets the payment end there. Returns whether there was news. */
async function askLast(ctx: Ctx, order: OrderRow): Promise<boolean> {
  if (await askProvider(ctx, order)) return true
  const payment = paymentOf(order)
  if (payment) await findProvider(order.provider)?.cancel?.(ctx, payment)
  return false
}

/**
 * A kept card is charged by the beginning of the payment, whose answer was lost: it is asked for again, as its member, which
 * charges nothing twice.
 */
async function chargeKeptCard(ctx: Ctx, order: OrderRow): Promise<void> {
  if (order.state !== 'created' || !order.storedCardId) return
  const member = await findMember(ctx, order.memberId)
  if (member?.status !== 'active') return
  // On the order's site, which need not be the one that the member signed up on.
  await beginPayment(actAs(ctx, { ...member, siteId: order.siteId }), order)
}

/** Should the money come after all, it is credited as that of any late event. */
async function expire(ctx: Ctx, order: OrderRow): Promise<void> {
  await inTransaction(ctx, async (tx) => {
    const ended = await tx.db
      .update(orders)
      .set({ state: 'cancelled', endedAt: tx.now() })
      .where(and(eq(orders.id, order.id), inArray(orders.state, ['created', 'pending'])))
      .returning({ id: orders.id })
    if (ended.length === 0) return
    // No page was there to be left: the card was charged, or was not, and nobody said so.
    if (order.storedCardId && !order.redirect) await putToAttention(tx, order, 'charge_unknown')
    await tx.events.publish(tx, order.memberId, { type: 'user' })
    tx.afterCommit(() => tx.metrics.count(orderStateChanges, { state: 'cancelled' }))
  })
}
