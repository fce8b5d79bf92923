/** Writes amounts in the currency's smallest unit. */
export function moneyWriter(locale: string, currency: string): (amount: number) => string {
  const format = new Intl.NumberFormat(locale, { style: 'currency', currency })
  const { maximumFractionDigits = 2 } = format.resolvedOptions()
  return (amount) => format.format(amount / 10 ** maximumFractionDigits)
}
