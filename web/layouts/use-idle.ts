import { useEffect, useState } from 'react'
import { limits } from '#common/limits.ts'

/** True once the page has come to rest, for what may be fetched ahead (spec §9). Who saves data gets nothing ahead. */
export function useIdle(): boolean {
  const [idle, setIdle] = useState(false)
  useEffect(() => {
    const { connection } = navigator as { connection?: { saveData?: boolean } }
    if (connection?.saveData) return
    const rest = () => setIdle(true)
    if (!('requestIdleCallback' in window)) {
      const timer = setTimeout(rest, limits.prefetchIdleMs)
      return () => clearTimeout(timer)
    }
    const handle = requestIdleCallback(rest, { timeout: limits.prefetchIdleMs })
    return () => cancelIdleCallback(handle)
  }, [])
  return idle
}
