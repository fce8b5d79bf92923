import { useEffect } from 'react'
import type { LiveEvent } from '#common/events.ts'

const eventName = 'live'

/** Tells this page's components of an event of the live stream. */
export function announceLiveEvent(event: LiveEvent): void {
  window.dispatchEvent(new CustomEvent(eventName, { detail: event }))
}

/** Calls the handler for each live event, beside the cache's own refresh; wrap it in useCallback. */
export function useLiveEvent(handler: (event: LiveEvent) => void): void {
  useEffect(() => {
    const listener = (event: Event) => {
      if (event instanceof CustomEvent) handler(event.detail)
    }
    window.addEventListener(eventName, listener)
    return () => window.removeEventListener(eventName, listener)
  }, [handler])
}
