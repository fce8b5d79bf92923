import { type Priced, priceOf } from '#common/payments/discount-rules.ts'
import type { Money } from '#common/wire/basics.ts'
import type { PaymentMethod } from '#common/wire/payments.ts'
import type { BundleRow } from '../credits/offered-bundles.ts'
import type { MemberCtx } from '../kernel/context.ts'
import { AppError } from '../platform/errors.ts'
import { offeredDiscounts } from '../promotions/offered-discounts.ts'
import type { OrderRow } from './queries.ts'

/** What the bundle costs the member at this moment, and the discount that makes it so. */
export async function orderPrice(
  ctx: MemberCtx,
  { id, price: amount, currency }: BundleRow,
  method: PaymentMethod,
): Promise<Priced> {
  const bundle = { id, price: { amount, currency } }
  return priceOf({ bundle, method, at: ctx.now().getTime() }, await offeredDiscounts(ctx))
}

/** The columns of an order that say its price. */
export function priceColumns(bundle: BundleRow, { price, discount }: Priced) {
  return {
    ...price,
    discount: bundle.price - price.amount,
    discountCode: discount?.code ?? null,
    discountPercentage: discount?.percentage ?? null,
  }
}

type Shown = { shown?: Money | undefined }

/** Whether an order is not what the page has shown. */
export function isOtherPrice(order: OrderRow, { shown }: Shown): boolean {
  const { amount, currency } = totalOf(order)
  return shown !== undefined && (shown.amount !== amount || shown.currency !== currency)
}

/** Whether an order costs more than the page has shown. */
export function costsMore(order: OrderRow, { shown }: Shown): boolean {
  const { amount, currency } = totalOf(order)
  return shown !== undefined && (shown.amount < amount || shown.currency !== currency)
}

/** The error that names what an order costs. */
export function priceChanged(order: OrderRow): AppError {
  return new AppError('price_changed', { params: totalOf(order) })
}

/** All that is to be paid for an order. */
export function totalOf({ amount, transactionCosts, currency }: OrderRow): Money {
  return { amount: amount + transactionCosts, currency }
}
