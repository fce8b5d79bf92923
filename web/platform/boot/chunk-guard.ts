import { limits } from '#common/limits.ts'

const storageKey = 'chunk-reload'

/**
 * The name of the window's event for a page whose files cannot be loaded, when a reload has been tried within the last
 * minute.
 */
export const pageFailed = 'page-failed'

declare global {
  interface Window {
    /** Called by the router when a page's files cannot be loaded. Returns whether the page reloads. */
    routeFileFailed?: () => boolean
  }
}

/** Reloads a page whose files a newer version has replaced, at most once a minute in all tabs together (spec §4). */
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
 * Reloads, unless that was tried within the last minute or there is no connection, when a reload would lose the open
 * page. Returns whether it does.
 */
export function reloadOnce(now = Date.now()): boolean {
  if (!navigator.onLine) return false
  const last = Number(localStorage.getItem(storageKey) ?? 0)
  if (now - last < limits.chunkReloadGuardMs) return false
  localStorage.setItem(storageKey, String(now))
  window.location.reload()
  return true
}

export function isChunkError(error: unknown): boolean {
  return (
    error instanceof Error &&
    /dynamically imported module|module script failed|Importing a module/i.test(error.message)
  )
}
