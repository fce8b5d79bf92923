import { useEffect, useEffectEvent } from 'react'

/**
 * Gives what is open over a page an entry of its own in the history, so that Back closes it and leaves the page. The
 * router is told nothing of that entry: for it nothing has changed.
 */
export function useBackCloses(open: boolean, onClose: () => void): void {
  const close = useEffectEvent(onClose)
  useEffect(() => {
    if (!open) return
    const over = crypto.randomUUID()
    history.pushState({ ...history.state, over }, '')
    const popped = (event: PopStateEvent) => {
      event.stopImmediatePropagation()
      close()
    }
    window.addEventListener('popstate', popped, { capture: true })
    return () => {
      window.removeEventListener('popstate', popped, { capture: true })
      // Closed in another way, and not by leaving the page: its entry goes too.
      if (history.state?.over !== over) return
      window.addEventListener('popstate', keepQuiet, { capture: true, once: true })
      history.back()
    }
  }, [open])
}

function keepQuiet(event: PopStateEvent): void {
  event.stopImmediatePropagation()
}
