import { limits } from '#common/limits.ts'

type Screen = Pick<Document, 'hidden' | 'addEventListener' | 'removeEventListener'>
type Line = { navigator: Pick<Navigator, 'onLine'> } & Pick<
  Window,
  'addEventListener' | 'removeEventListener'
>
type Refresh = { refresh: () => void; screen: Screen; line: Line; subscribed: () => boolean }

/**
 * Calls `refresh` 5 s after the start and then every 60 s, or every 300 s where pushes tell of news (spec §9). A tab that
 * is hidden or offline is refreshed when it is visible and online again. Returns a function that stops it.
 */
export function startRefresh({ refresh, screen, line, subscribed }: Refresh): () => void {
  let timer = setTimeout(act, limits.refreshDelayMs)
  let waiting = false

  function act() {
    waiting = screen.hidden || !line.navigator.onLine
    if (waiting) return
    timer = setTimeout(act, subscribed() ? limits.refreshWithPushMs : limits.refreshMs)
    refresh()
  }
  function back() {
    if (waiting) act()
  }
  screen.addEventListener('visibilitychange', back)
  line.addEventListener('online', back)
  return () => {
    clearTimeout(timer)
    screen.removeEventListener('visibilitychange', back)
    line.removeEventListener('online', back)
  }
}
