import { useCallback } from 'react'
import { useLocale } from 'use-intl'
import type { Money } from '#common/wire/basics.ts'

/** Creating a formatter takes longer than formatting all amounts of a page. */
const formats = new Map<string, Intl.NumberFormat>()

/** Formats an amount, given in minor units, for the page's language. */
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
