import { eq, sql } from 'drizzle-orm'
import { required } from '#common/required.ts'
import { siteOrigin } from '#common/sites/site-origin.ts'
import type { MemberCtx } from '../kernel/context.ts'
import { one } from '../platform/db/one.ts'
import { applyEvent } from './apply-event.ts'
import { cardTokenOf } from './cards/own-cards.ts'
import { endAtProvider } from './end-at-provider.ts'
import { totalOf } from './order-price.ts'
import { orderStateChanges } from './payment-metrics.ts'
import { findProvider } from './providers/find-provider.ts'
import { type ProviderEvent, type StartedPayment, StartRefused } from './providers/provider.ts'
import { type OrderRow, ownOrder } from './queries.ts'
import { orders } from './tables.ts'

/**
 * Begins the payment of an order at its provider. The provider is asked outside any transaction; a notification may
 * overtake its answer and is left standing. An order that was cancelled meanwhile is ended at the provider too. Called
 * again, also at once, it is the same payment. One that the provider refuses to begin has failed.
 */
export async function beginPayment(ctx: MemberCtx, order: OrderRow): Promise<OrderRow> {
  const begun = await start(ctx, order)
  if (!begun) return applyAndReload(ctx, order, refusalOf(order))
  const { paymentId, redirect, event } = begun
  const started = one(
    await ctx.db
      .update(orders)
      .set({
        providerPaymentId: paymentId,
        redirect,
        state: sql`case when ${orders.state} = 'created' then 'pending' else ${orders.state} end`,
      })
      .where(eq(orders.id, order.id))
      .returning(),
  )
  if (started.state === 'pending') ctx.metrics.count(orderStateChanges, { state: 'pending' })
  if (event) return applyAndReload(ctx, order, event)
  if (started.state === 'cancelled') await endAtProvider(ctx, started)
  return started
}

/** Starts the payment. Returns undefined where the provider says no. */
async function start(ctx: MemberCtx, order: OrderRow): Promise<StartedPayment | undefined> {
  try {
    return await required(findProvider(order.provider)).start(ctx, {
      reference: order.id,
      money: totalOf(order),
      method: order.method,
      memberId: order.memberId,
      siteId: order.siteId,
      // The order's own, so that the payment is the same when it is begun again from elsewhere.
      country: order.country ?? ctx.selectedCountry,
      description: ctx.translate('payments.credits_plain', { n: order.credits }),
      origin: siteOrigin(ctx.site.settings.domain, ctx.localOrigin),
      returnPath: `/transactions/${order.id}`,
      keepCard: order.keepCard,
      cardToken: await cardTokenOf(ctx, order),
    })
  } catch (error) {
    if (!(error instanceof StartRefused)) throw error
    ctx.log.error({ provider: order.provider, reason: error.message }, 'a payment was refused')
    return undefined
  }
}

async function applyAndReload(ctx: MemberCtx, order: OrderRow, event: ProviderEvent): Promise<OrderRow> {
  await applyEvent(ctx, order.provider, event)
  return ownOrder(ctx, order.id)
}

function refusalOf(order: OrderRow): ProviderEvent {
  const { id, providerPaymentId: paymentId } = order
  return { eventId: `refused.${id}`, reference: id, paymentId, state: 'failed', money: totalOf(order) }
}
