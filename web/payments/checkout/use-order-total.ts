import type { Order } from '#common/wire/payments.ts'
import { useMoney } from '#web/credits/use-money.ts'

/** All that an order costs, as text. */
export function useOrderTotal() {
  const money = useMoney()
  return ({ amount, transaction_costs: costs }: Order) =>
    money({ ...amount, amount: amount.amount + costs.amount })
}
