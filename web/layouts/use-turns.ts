import { useEffect, useState } from 'react'
import { rest } from '../platform/boot/rest.ts'

/**
 * Counts from 0 to `most`, one further each time the page has come to rest, for what may be fetched ahead (spec §9):
 * all of it at once would be one long task. Stays at 0 for who saves data.
 */
export function useTurns(most: number): number {
  const [turns, setTurns] = useState(0)
  useEffect(() => {
    if (savesData() || turns >= most) return
    let gone = false
    void pageLoaded()
      .then(rest)
      .then(() => gone || setTurns(turns + 1))
    return () => {
      gone = true
    }
  }, [turns, most])
  return turns
}

/** Not every browser says so, and the types know of none. */
function savesData(): boolean {
  const connection: unknown = 'connection' in navigator ? navigator.connection : undefined
  const tells = typeof connection === 'object' && connection !== null && 'saveData' in connection
  return tells && connection.saveData === true
}

function pageLoaded(): Promise<void> {
  if (document.readyState === 'complete') return Promise.resolve()
  return new Promise((resolve) => addEventListener('load', () => resolve(), { once: true }))
}
