import { eq, sql } from 'drizzle-orm'
import { v7 as uuidv7 } from 'uuid'
import type { PaymentMethod } from '#common/payments.ts'
import { required } from '#common/required.ts'
import { offeredBundles } from '../credits/offered-bundles.ts'
import type { MemberCtx } from '../ctx/context.ts'
import { one } from '../platform/db/one.ts'
import { AppError, invalidField } from '../platform/errors.ts'
import { methodsFor } from './methods.ts'
import { orderStateChanges } from './payment-metrics.ts'
import { findProvider, providerFor, providerOfMethod } from './providers/find-provider.ts'
import { type OrderRow, orderOfRequest } from './queries.ts'
import { orders } from './tables.ts'

export type OrderRequest = { requestId: string; bundle: string; method: PaymentMethod }

/**
 * Orders a bundle at the price it has now and begins the payment at the provider. The same request id has the same
 * order; with another bundle or method it throws `conflict`. An order whose payment could not be started (state
 * `created`) is taken up by the next attempt.
 */
export async function createOrder(ctx: MemberCtx, request: OrderRequest): Promise<OrderRow> {
  const order = (await orderOfRequest(ctx, request.requestId)) ?? (await placeOrder(ctx, request))
  if (order.bundleId !== request.bundle || order.method !== request.method) throw new AppError('conflict')
  return order.state === 'created' ? beginPayment(ctx, order) : order
}

async function placeOrder(
  ctx: MemberCtx,
  { requestId, bundle: bundleId, method }: OrderRequest,
): Promise<OrderRow> {
  const { country, bundles } = await offeredBundles(ctx)
  const bundle = bundles.find((offered) => offered.id === bundleId)
  if (!bundle) throw new AppError('not_found')
  if (!methodsFor(country).includes(method)) throw invalidField('method', 'choose_one')
  const [placed] = await ctx.db
    .insert(orders)
    .values({
      id: uuidv7(),
      memberId: ctx.actor.memberId,
      siteId: ctx.site.id,
      companyId: ctx.site.companyId,
      bundleId,
      requestId,
      credits: bundle.credits,
      amount: bundle.price,
      currency: bundle.currency,
      method,
      provider: providerFor(method, ctx.paymentProvider, providerOfMethod),
      state: 'created',
      createdAt: ctx.now(),
    })
    .onConflictDoNothing({ target: [orders.memberId, orders.requestId] })
    .returning()
  if (placed) ctx.metrics.count(orderStateChanges, { state: 'created' })
  return placed ?? required(await orderOfRequest(ctx, requestId))
}

/** The provider is asked outside any transaction; a notification may overtake the answer and is left standing. */
async function beginPayment(ctx: MemberCtx, order: OrderRow): Promise<OrderRow> {
  const provider = required(findProvider(order.provider))
  const { paymentId, redirect } = await provider.start(ctx, {
    reference: order.id,
    money: { amount: order.amount + order.transactionCosts, currency: order.currency },
    method: order.method,
    returnPath: `/transactions/${order.id}`,
  })
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
  return started
}
