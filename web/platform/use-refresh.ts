import { useQueryClient } from '@tanstack/react-query'
import { useEffect } from 'react'
import { limits } from '#common/limits.ts'
import { liveKeys, refreshKeys } from './live-changes.ts'

/** The periodic refresh of spec §9: the net under the live events. Rests while nobody looks. */
export function useRefresh(): void {
  const queries = useQueryClient()
  useEffect(() => {
    let due = Date.now() + limits.refreshDelayMs
    const refreshWhenDue = () => {
      if (document.hidden || Date.now() < due) return
      due = Date.now() + limits.refreshMs
      void refreshKeys(queries, liveKeys)
    }
    const timer = setInterval(refreshWhenDue, limits.refreshDelayMs)
    document.addEventListener('visibilitychange', refreshWhenDue)
    return () => {
      clearInterval(timer)
      document.removeEventListener('visibilitychange', refreshWhenDue)
    }
  }, [queries])
}
