import { limits } from '#common/limits.ts'

type Screen = Pick<Document, 'hidden' | 'addEventListener' | 'removeEventListener'>

/**
 * Calls `refresh` 5 s after the start and then every 60 s (spec §9). A hidden tab is refreshed when it becomes visible.
 * Returns a function that stops it.
 */
export function startRefresh(refresh: () => void, screen: Screen): () => void {
  let timer = setTimeout(act, limits.refreshDelayMs)
  let waiting = false

  function act() {
    waiting = screen.hidden
    if (waiting) return
    timer = setTimeout(act, limits.refreshMs)
    refresh()
  }
  function seen() {
    if (waiting) act()
  }
  screen.addEventListener('visibilitychange', seen)
  return () => {
    clearTimeout(timer)
    screen.removeEventListener('visibilitychange', seen)
  }
}
