/** The VAT that is in an amount, in minor units; `rate` is of 10,000. */
export function vatIn(amount: number, rate: number): number {
  return amount - Math.round((amount * 10_000) / (10_000 + rate))
}
