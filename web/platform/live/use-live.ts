import { type QueryKey, useQueryClient } from '@tanstack/react-query'
import { useEffect } from 'react'
import { refreshKeys } from '../api/user-query.ts'
import { type StreamEvent, shareLiveStream } from './live-stream.ts'
import { announceLiveEvent } from './use-live-event.ts'

const batchMs = 80

/**
 * Keeps a member's page current by the server's events; several events in a row cause one refresh. `keysChangedBy`
 * names the cached answers that an event makes outdated; give a function that stays the same between renders.
 */
export function useLive(memberId: string, keysChangedBy: (event: StreamEvent['event']) => QueryKey[]): void {
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
      for (const key of keysChangedBy(event)) waiting.set(key.join(), key)
      timer ??= setTimeout(refresh, batchMs)
      if (event.type !== 'reset') announceLiveEvent(event)
    })
    return () => {
      clearTimeout(timer)
      close()
    }
  }, [memberId, queries, keysChangedBy])
}
