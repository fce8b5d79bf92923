import { v7 as uuidv7 } from 'uuid'
import type { Money } from '#common/wire/basics.ts'
import type { PaymentMethod } from '#common/wire/payments.ts'
import { inTransaction, type MemberCtx } from '../kernel/context.ts'
import { one } from '../platform/db/one.ts'
import { AppError, invalidField } from '../platform/errors.ts'
import { describeError } from '../platform/observe/describe-error.ts'
import { reserveDiscount } from '../promotions/reserve-discount.ts'
import { beginPayment } from './begin-payment.ts'
import { cancelOrder } from './cancel-order.ts'
import { ownCard } from './cards/own-cards.ts'
import { requireMandate } from './debit/require-mandate.ts'
import { lockMember } from './lock-member.ts'
import { findWaiting } from './look-up-order.ts'
import { offerOf } from './offer/offer.ts'
import { costsMore, isOtherPrice, orderPrice, priceChanged, priceColumns } from './order-price.ts'
import { orderStateChanges } from './payment-metrics.ts'
import { providerOf } from './providers/find-provider.ts'
import type { Provider } from './providers/provider.ts'
import { newestPaid, type OrderRow, openOrder, orderOfRequest } from './queries.ts'
import { guardSpending } from './spending/guard-spending.ts'
import { orders } from './tables.ts'

export type OrderRequest = {
  requestId: string
  bundle: string
  method: PaymentMethod
  /** The provider may keep the card that pays. */
  keepCard?: boolean | undefined
  /** One of the member's kept cards, which pays at once. */
  card?: string | undefined
  /** The newest paid order that the page knows of; undefined where it does not say. */
  lastPaid?: string | null | undefined
  /** All that is to be paid, as the page said it. */
  shown?: Money | undefined
}

type Sign = (tx: MemberCtx) => Promise<void>

/**
 * Orders a bundle at the price it has now and begins the payment at the provider. The same request id has the same
 * order; with another bundle, method or card it throws `conflict`. A member has one open payment: the same bundle and method
 * again goes on with it, anything else throws `payment_open` until it has ended or is cancelled. An order whose payment
 * could not be started (state `created`) is taken up by the next attempt. `sign` runs under the member's lock in the
 * transaction that places the order: what it writes is undone where the order is refused.
 */
export async function createOrder(ctx: MemberCtx, request: OrderRequest, sign?: Sign): Promise<OrderRow> {
  const known = await orderOfRequest(ctx, request.requestId)
  if (known && !isSame(known, request)) throw new AppError('conflict')
  const order =
    known ??
    (await resumeOrder(ctx, request)) ??
    (await inTransaction(ctx, (tx) => placeOrder(tx, request, sign)))
  // One that was ordered for less than the page says now keeps its price; one that has ended is paid no more.
  if ((order.state === 'created' || order.state === 'pending') && costsMore(order, request))
    throw priceChanged(order)
  return order.state === 'created' ? beginPayment(ctx, order) : order
}

function isSame(order: OrderRow, { bundle, method, card }: OrderRequest): boolean {
  return order.bundleId === bundle && order.method === method && order.storedCardId === (card ?? null)
}

/**
 * Returns the member's open order, if it is the one that is asked for. Another one is cancelled where its payment cannot
 * be begun; otherwise it throws `payment_open`.
 */
async function resumeOrder(ctx: MemberCtx, request: OrderRequest): Promise<OrderRow | undefined> {
  const waiting = await findWaiting(ctx)
  if (!waiting || (isSame(waiting, request) && !costsMore(waiting, request))) return waiting
  const { id, state } = waiting.state === 'created' ? await beginIfPossible(ctx, waiting) : waiting
  if (state === 'pending') throw new AppError('payment_open')
  if (state === 'created') await cancelOrder(ctx, id)
  return undefined
}

/**
 * Begins a payment, or leaves it as it is where that fails. It throws where a kept card may have been charged: only the
 * provider knows, and nothing else is ordered until it answers.
 */
async function beginIfPossible(ctx: MemberCtx, order: OrderRow): Promise<OrderRow> {
  return beginPayment(ctx, order).catch((error: unknown) => {
    if (order.storedCardId) throw error
    ctx.log.warn({ provider: order.provider, ...describeError(error) }, 'a payment could not be begun')
    return order
  })
}

/**
 * Places the order under the member's lock, so that each order sees what the last one has taken: the discount, the rest
 * of the month's cap.
 */
async function placeOrder(ctx: MemberCtx, request: OrderRequest, sign?: Sign): Promise<OrderRow> {
  const { requestId, method } = request
  await lockMember(ctx, ctx.actor.memberId)
  await sign?.(ctx)
  const faster = (await orderOfRequest(ctx, requestId)) ?? (await openOrder(ctx))
  if (faster && !isSame(faster, request)) throw new AppError('payment_open')
  if (faster) return faster
  if (request.card && (await hasBoughtMeanwhile(ctx, request))) throw new AppError('bought_meanwhile')
  const offer = await offerOf(ctx)
  const bundle = offer.bundles.find((offered) => offered.id === request.bundle)
  if (!bundle) throw new AppError('not_found')
  const provider = providerOf(ctx.payments, method)
  if (!provider || !offer.methods.includes(method)) throw invalidField('method', 'choose_one')
  if (provider.name === 'bank') await requireMandate(ctx, request)
  if (request.card) await checkCard(ctx, request.card, { method, provider })
  const priced = await orderPrice(ctx, bundle, method)
  const costs = offer.costOf(method)
  await guardSpending(ctx, { ...priced.price, amount: priced.price.amount + costs })
  const row = {
    ...priceColumns(bundle, priced),
    transactionCosts: costs,
    country: offer.country,
    vatRate: offer.vatRate,
    provider: provider.name,
    keepCard: request.keepCard === true && provider.keepsCards.includes(method),
  }
  const order = await insertOrder(ctx, request, { ...row, credits: bundle.credits })
  if (isOtherPrice(order, request)) throw priceChanged(order)
  if (priced.discount) await reserveDiscount(ctx, order.id, priced.discount.code)
  ctx.afterCommit(() => ctx.metrics.count(orderStateChanges, { state: 'created' }))
  return order
}

/**
 * A kept card pays by one tap, in any tab that shows the offer: where another one has bought since, the member may not
 * know. Ids follow the order in which they are made.
 */
async function hasBoughtMeanwhile(ctx: MemberCtx, { lastPaid }: OrderRequest): Promise<boolean> {
  const newest = lastPaid === undefined ? undefined : await newestPaid(ctx)
  return newest !== undefined && newest > (lastPaid ?? '')
}

type Terms = Pick<
  OrderRow,
  | 'credits'
  | 'amount'
  | 'currency'
  | 'discount'
  | 'discountCode'
  | 'discountPercentage'
  | 'transactionCosts'
  | 'country'
  | 'vatRate'
  | 'provider'
  | 'keepCard'
>

async function insertOrder(
  ctx: MemberCtx,
  { requestId, bundle, method, card }: OrderRequest,
  terms: Terms,
): Promise<OrderRow> {
  const row = {
    id: uuidv7(),
    memberId: ctx.actor.memberId,
    siteId: ctx.site.id,
    companyId: ctx.site.companyId,
    bundleId: bundle,
    requestId,
    method,
    storedCardId: card ?? null,
    state: 'created' as const,
    createdAt: ctx.now(),
  }
  return one(
    await ctx.db
      .insert(orders)
      .values({ ...row, ...terms })
      .returning(),
  )
}

/** A card pays by the method and the provider that kept it. */
async function checkCard(
  ctx: MemberCtx,
  id: string,
  { method, provider }: { method: PaymentMethod; provider: Provider },
): Promise<void> {
  const card = await ownCard(ctx, id)
  if (card.method !== method || card.provider !== provider.name) throw invalidField('card', 'choose_one')
}
