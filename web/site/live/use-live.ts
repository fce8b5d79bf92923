import { type QueryKey, useQueryClient } from '@tanstack/react-query'
import { useEffect } from 'react'
import type { LiveEvent } from '#common/wire/events.ts'
import { refreshKeys } from '../api/user-query.ts'
import { type StreamEvent, shareLiveStream } from './live-stream.ts'

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

const eventName = 'live'

/** Passes a live event to this page's components. */
function announceLiveEvent(event: LiveEvent): void {
  window.dispatchEvent(new CustomEvent(eventName, { detail: event }))
}

/** Calls the handler for each live event. Returns a function that ends it. */
export function onLiveEvent(handler: (event: LiveEvent) => void): () => void {
  const listener = (event: Event) => {
    if (event instanceof CustomEvent) handler(event.detail)
  }
  window.addEventListener(eventName, listener)
  return () => window.removeEventListener(eventName, listener)
}

/** The same in a component. Wrap the handler in useCallback. */
export function useLiveEvent(handler: (event: LiveEvent) => void): void {
  useEffect(() => onLiveEvent(handler), [handler])
}
