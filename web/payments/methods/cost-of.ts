import type { Money } from '#common/wire/basics.ts'
import type { Offer } from '#common/wire/credits.ts'
import type { PaymentMethod } from '#common/wire/payments.ts'

/** What a method costs beside the price; undefined where that is nothing. */
export function costOf({ method_costs: costs }: Offer, method: PaymentMethod): Money | undefined {
  return costs.find((each) => each.method === method)?.cost
}
