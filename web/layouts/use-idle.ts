import { useEffect, useState } from 'react'
import { rest } from '../platform/rest.ts'

/** Whoever waits gets a turn of their own: what they do then must not add up to one long task. */
let lastTurn: Promise<void> | undefined

/** True once the page has come to rest, for what may be fetched ahead (spec §9). Who saves data gets nothing ahead. */
export function useIdle(): boolean {
  const [idle, setIdle] = useState(false)
  useEffect(() => {
    const { connection } = navigator as { connection?: { saveData?: boolean } }
    if (connection?.saveData) return
    let gone = false
    lastTurn = (lastTurn ?? pageLoaded()).then(rest)
    void lastTurn.then(() => gone || setIdle(true))
    return () => {
      gone = true
    }
  }, [])
  return idle
}

function pageLoaded(): Promise<void> {
  if (document.readyState === 'complete') return Promise.resolve()
  return new Promise((resolve) => addEventListener('load', () => resolve(), { once: true }))
}
