import { RefundRefused } from '../providers/provider.ts'

/** An amount as a person writes it, `12.50` or `12,5`, in the currency's smallest unit. Throws `RefundRefused` for no amount. */
export function minorUnits(text: string, currency: string): number {
  const format = new Intl.NumberFormat('en', { style: 'currency', currency })
  const digits = format.resolvedOptions().maximumFractionDigits ?? 2
  const [, whole = '', part = ''] = /^(\d{1,7})(?:[.,](\d+))?$/.exec(text) ?? []
  if (!whole || part.length > digits) throw new RefundRefused(`“${text}” is no amount of ${currency}`)
  return Number(whole + part.padEnd(digits, '0'))
}
