import type { Money } from '../wire/basics.ts'
import type { Discount } from '../wire/discounts.ts'
import type { PaymentMethod } from '../wire/payments.ts'

/** What the smallest bundle costs less, once, for whom was about to leave without ever having bought. */
export const trialPercentage = 50
/** How long what was granted instead of leaving can be used. */
export const grantedDays = 7

/** In minor units, rounded down. */
export function discountedPrice(price: number, percentage: number): number {
  return Math.floor((price * (100 - percentage)) / 100)
}

type Order = {
  bundle: { id: string; price: Money }
  /** Null: not chosen yet, so that what is for some methods only does not count. */
  method: PaymentMethod | null
  /** The moment, in milliseconds, by the server's clock. */
  at: number
}

export type Priced = { price: Money; discount: Discount | null }

/** What a bundle costs without transaction costs. Discounts do not add up: the largest one that is valid applies. */
export function priceOf(order: Order, discounts: Discount[]): Priced {
  const [discount] = discounts
    .filter((each) => applies(each, order))
    .toSorted((a, b) => b.percentage - a.percentage)
  const { price } = order.bundle
  if (!discount) return { price, discount: null }
  return { price: { ...price, amount: discountedPrice(price.amount, discount.percentage) }, discount }
}

function applies(discount: Discount, { bundle, method, at }: Order): boolean {
  const { held_by, ends, currency, minimum, bundle: only, methods } = discount
  if (held_by !== null || (ends !== null && at >= Date.parse(ends))) return false
  if (currency !== null && currency !== bundle.price.currency) return false
  if (minimum !== null && bundle.price.amount < minimum) return false
  if (only !== null && only !== bundle.id) return false
  return methods === null || (method !== null && methods.includes(method))
}
