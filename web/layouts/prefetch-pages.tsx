import { useEffect, useState } from 'react'
import { PrefetchPageLinks } from 'react-router'
import { limits } from '#common/limits.ts'
import { useOnline } from '../platform/live/use-online.ts'
import { useNavItems } from './use-nav-items.tsx'

/** Fetches the scripts of the navigation's places while the page rests, one place after the other. */
export function PrefetchPages() {
  const places = useNavItems()
  const turns = useIdleCount(useOnline() ? places.length : 0)
  return places.slice(0, turns).map(({ to }) => <PrefetchPageLinks key={to} page={to} />)
}

/**
 * Counts from 0 to `most`, one further each time the page has come to rest, for what may be fetched ahead (spec §9):
 * all of it at once would be one long task. Stays at 0 for who saves data.
 */
export function useIdleCount(most: number): number {
  const [turns, setTurns] = useState(0)
  useEffect(() => {
    const { connection } = navigator as { connection?: { saveData?: boolean } }
    if (connection?.saveData || turns >= most) return
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

function pageLoaded(): Promise<void> {
  if (document.readyState === 'complete') return Promise.resolve()
  return new Promise((resolve) => addEventListener('load', () => resolve(), { once: true }))
}

/** Waits until the browser has nothing better to do, for at most two seconds. */
export function rest(): Promise<void> {
  return new Promise((resolve) => {
    if ('requestIdleCallback' in window)
      requestIdleCallback(() => resolve(), { timeout: limits.prefetchIdleMs })
    else setTimeout(resolve, limits.prefetchIdleMs)
  })
}
