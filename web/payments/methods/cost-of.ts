import type { Offer } from '#common/credits.ts'
import type { PaymentMethod } from '#common/payments.ts'
import type { Money } from '#common/wire.ts'

/** What a method costs beside the price; undefined where that is nothing. */
export function costOf({ method_costs: costs }: Offer, method: PaymentMethod): Money | undefined {
  return costs.find((each) => each.method === method)?.cost
}
