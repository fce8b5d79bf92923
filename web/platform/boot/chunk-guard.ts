import { limits } from '#common/limits.ts'

const storageKey = 'chunk-reload'

/** Sent to the window when a page's file could not be loaded and a reload was tried within the last minute. */
export const pageFailed = 'page-failed'

declare global {
  interface Window {
    /** Asked by the router when a page's file cannot be loaded; true when the page reloads. */
    routeFileFailed?: () => boolean
  }
}

/** A page whose files went away with a newer version reloads itself once, at most once a minute (spec §4). */
export function guardChunkLoading(): void {
  window.addEventListener('vite:preloadError', (event) => {
    if (reloadOnce()) event.preventDefault()
  })
  window.routeFileFailed = () => {
    const reloads = reloadOnce()
    if (!reloads) window.dispatchEvent(new Event(pageFailed))
    return reloads
  }
}

/**
 * Reloads unless that was tried within the last minute, or there is no connection: a reload would then lose the page
 * that is open. Returns whether it does.
 */
export function reloadOnce(now = Date.now()): boolean {
  if (!navigator.onLine) return false
  const last = Number(sessionStorage.getItem(storageKey) ?? 0)
  if (now - last < limits.chunkReloadGuardMs) return false
  sessionStorage.setItem(storageKey, String(now))
  window.location.reload()
  return true
}

export function isChunkError(error: unknown): boolean {
  return (
    error instanceof Error &&
    /dynamically imported module|module script failed|Importing a module/i.test(error.message)
  )
}
