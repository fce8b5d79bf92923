import { useCallback } from 'react'
import { useLocale } from 'use-intl'
import type { Money } from '#common/wire.ts'

/** Making one takes longer than all that is written with it on a page. */
const formats = new Map<string, Intl.NumberFormat>()

/** Writes an amount in minor units as the language writes money. */
export function useMoney(): (money: Money) => string {
  const locale = useLocale()
  return useCallback(
    ({ amount, currency }: Money) => {
      const format = formatOf(locale, currency)
      return format.format(amount / 10 ** (format.resolvedOptions().maximumFractionDigits ?? 2))
    },
    [locale],
  )
}

function formatOf(locale: string, currency: string): Intl.NumberFormat {
  const key = `${locale} ${currency}`
  const format = formats.get(key) ?? new Intl.NumberFormat(locale, { style: 'currency', currency })
  formats.set(key, format)
  return format
}
