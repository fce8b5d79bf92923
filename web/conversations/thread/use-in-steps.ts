import { useEffect, useMemo, useState } from 'react'
import type { Bubble } from './bubbles.ts'

/** So many messages join the list in one frame: a whole page of them takes the browser longer than a frame may. */
const step = 12

/**
 * The bubbles of a conversation, of which those that have joined at an end since the last time appear in steps, a frame
 * each. Another part of the conversation appears at once. Answers the given array itself when all of them are there.
 */
export function useInSteps(bubbles: Bubble[]): Bubble[] {
  const first = bubbles.find(({ number }) => number !== undefined)?.number ?? 0
  const last = bubbles.findLast(({ number }) => number !== undefined)?.number ?? 0
  const [shown, setShown] = useState({ first, last })
  const isApart = last < shown.first || first > shown.last
  const from = isApart ? first : Math.max(first, shown.first - step)
  const to = isApart ? last : Math.min(last, shown.last + step)
  const isCurrent = from === shown.first && to === shown.last
  useEffect(() => {
    if (isCurrent) return
    const frame = requestAnimationFrame(() => setShown({ first: from, last: to }))
    return () => cancelAnimationFrame(frame)
  }, [from, to, isCurrent])
  return useMemo(
    () =>
      from === first && to === last
        ? bubbles
        : bubbles.filter(({ number }) => number === undefined || (number >= from && number <= to)),
    [bubbles, first, last, from, to],
  )
}
