import { useEffect, useState } from 'react'
import { PrefetchPageLinks } from 'react-router'
import { useOnline } from '#client/live/use-online.ts'
import { limits } from '#common/limits.ts'
import { loadOfflineDrawing } from '#web/brand/seldom-drawing.tsx'
import { useNavItems } from './use-nav-items.tsx'

/** Prefetches the scripts of the pages in the navigation, one after the other, whenever the browser is idle. */
export function PrefetchPages() {
  const places = useNavItems()
  const count = useIdleCount(useOnline() ? places.length : 0)
  const idle = count > 0
  useEffect(() => {
    if (idle) loadOfflineDrawing()
  }, [idle])
  return places.slice(0, count).map(({ to }) => <PrefetchPageLinks key={to} page={to} />)
}

/**
 * Counts from 0 to `most`, one further each time the browser is idle, to prefetch in small steps (spec §9): all at once
 * would be one long task. Stays at 0 for members whose browser saves data.
 */
function useIdleCount(most: number): number {
  const [count, setCount] = useState(0)
  useEffect(() => {
    if (savesData() || count >= most) return
    let gone = false
    void pageLoaded()
      .then(whenIdle)
      .then(() => gone || setCount(count + 1))
    return () => {
      gone = true
    }
  }, [count, most])
  return count
}

/** Not every browser tells, and the DOM's types do not know it. */
function savesData(): boolean {
  const connection: unknown = 'connection' in navigator ? navigator.connection : undefined
  const known = typeof connection === 'object' && connection !== null && 'saveData' in connection
  return known && connection.saveData === true
}

/** Resolves when all that the first screen needs has loaded. */
export function pageLoaded(): Promise<void> {
  if (document.readyState === 'complete') return Promise.resolve()
  return new Promise((resolve) => addEventListener('load', () => resolve(), { once: true }))
}

/** Resolves when the browser is idle, after two seconds at the latest. */
export function whenIdle(): Promise<void> {
  return new Promise((resolve) => {
    if ('requestIdleCallback' in window)
      requestIdleCallback(() => resolve(), { timeout: limits.prefetchIdleMs })
    else setTimeout(resolve, limits.prefetchIdleMs)
  })
}
