import { useEffect, useEffectEvent } from 'react'
import { useSearchParams } from 'react-router'

const mostSeconds = 3_600

/** The query `t` (spec §4): after so many seconds a like is asked for, and `t` leaves the address. */
export function useTimedLike(onDue: () => void): void {
  const [params, setParams] = useSearchParams()
  const given = params.get('t')
  const end = useEffectEvent((due: boolean) => {
    const rest = new URLSearchParams(params)
    rest.delete('t')
    setParams(rest, { replace: true, preventScrollReset: true })
    if (due) onDue()
  })
  useEffect(() => {
    if (given === null) return
    const seconds = /^\d{1,4}$/.test(given) ? Number(given) : mostSeconds + 1
    const due = seconds <= mostSeconds
    const timer = setTimeout(() => end(due), due ? seconds * 1_000 : 0)
    return () => clearTimeout(timer)
  }, [given])
}
