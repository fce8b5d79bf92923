type Priced = { credits: number; amount: number; transactionCosts: number }

/** How many of an order's credits go back with so much of its money: the share, rounded down; all of them with all of it. */
export function creditsReturned({ credits, amount, transactionCosts }: Priced, returned: number): number {
  const total = amount + transactionCosts
  return total === 0 ? credits : Math.floor((credits * returned) / total)
}
