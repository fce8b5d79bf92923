import { useCallback } from 'react'
import { useSearchParams } from 'react-router'

const largestNumber = 2 ** 31 - 1

/** The message that an address (`?m=`) asks to see, by its number, or null for the newest. */
export function placeOf(params: URLSearchParams): number | null {
  const number = Number(params.get('m'))
  return Number.isInteger(number) && number >= 1 && number <= largestNumber ? number : null
}

/** The place of the conversation that is shown, and what leads to another one. */
export function useHistoryPlace() {
  const [params, setParams] = useSearchParams()
  const go = useCallback(
    (number: number | null) => {
      const change = (before: URLSearchParams) => {
        const after = new URLSearchParams(before)
        if (number === null) after.delete('m')
        else after.set('m', String(number))
        return after
      }
      setParams(change, { replace: true, preventScrollReset: true })
    },
    [setParams],
  )
  return { around: placeOf(params), go }
}
