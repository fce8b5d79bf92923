import { useCallback } from 'react'
import { useFormatter } from 'use-intl'

/** Writes a percentage as the language does. */
export function usePercent(): (percentage: number) => string {
  const format = useFormatter()
  return useCallback((percentage) => format.number(percentage / 100, { style: 'percent' }), [format])
}
