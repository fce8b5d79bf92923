import { useCallback } from 'react'
import { useLocale } from 'use-intl'
import type { Money } from '#common/wire.ts'

/** Writes an amount in minor units as the language writes money. */
export function useMoney(): (money: Money) => string {
  const locale = useLocale()
  return useCallback(
    ({ amount, currency }: Money) => {
      const format = new Intl.NumberFormat(locale, { style: 'currency', currency })
      return format.format(amount / 10 ** (format.resolvedOptions().maximumFractionDigits ?? 2))
    },
    [locale],
  )
}
