import { type QueryKey, useQueryClient } from '@tanstack/react-query'
import { useEffect } from 'react'
import { changedKeys, refreshKeys } from './live-changes.ts'
import { shareLiveStream } from './live-stream.ts'
import { announceLiveEvent } from './use-live-event.ts'

const gatherMs = 80

/** Keeps a member's page current by the server's events; a burst of them is one refresh. */
export function useLive(memberId: string): void {
  const queries = useQueryClient()
  useEffect(() => {
    const waiting = new Map<string, QueryKey>()
    let timer: ReturnType<typeof setTimeout> | undefined
    const refresh = () => {
      timer = undefined
      const keys = [...waiting.values()]
      waiting.clear()
      void refreshKeys(queries, keys)
    }
    const close = shareLiveStream(memberId, ({ event }) => {
      for (const key of changedKeys(event)) waiting.set(key.join(), key)
      timer ??= setTimeout(refresh, gatherMs)
      if (event.type !== 'reset') announceLiveEvent(event)
    })
    return () => {
      clearTimeout(timer)
      close()
    }
  }, [memberId, queries])
}
