import { useEffect, useState } from 'react'
import { type Timed, useClockOffset } from '#client/live/server-clock.ts'
import type { Bundles } from '#common/wire/credits.ts'

/** A timer of more days than this would come at once. */
const longestTimerMs = 86_400_000

/** The moment for which the offer's prices are shown: when it was made, and then at the end of each discount. */
export function useOfferMoment(offer: Timed<Bundles>): number {
  const offset = useClockOffset(offer)
  const made = Date.parse(offer.now)
  const [reached, setReached] = useState(made)
  const at = Math.max(made, reached)
  const next = Math.min(
    ...offer.discounts
      .map(({ ends }) => (ends === null ? Infinity : Date.parse(ends)))
      .filter((end) => end > at),
  )
  useEffect(() => {
    if (offset === null) return
    const left = next - Date.now() - offset
    if (left > longestTimerMs) return
    const timer = setTimeout(() => setReached(next), left)
    return () => clearTimeout(timer)
  }, [next, offset])
  return at
}
