import type { Path } from 'react-router'
import { limits } from '#common/limits.ts'

const storageKey = 'chunk-reload'

/**
 * The name of the window's event for a page whose files cannot be loaded, when a reload has been tried within the last
 * minute.
 */
export const pageFailed = 'page-failed'

declare global {
  interface Window {
    /** Called by the router when a page's files cannot be loaded. Returns whether it waits, as for a reload, or fails. */
    routeFileFailed?: () => boolean
    /** The router, as it calls itself: only it knows which page was asked for while that one's files are loading. */
    __reactRouterDataRouter?: { state: { navigation: { location?: Path | undefined } } }
  }
}

/** Reloads a page whose files a newer version has replaced, at most once a minute in all tabs together (spec §4). */
export function guardChunkLoading(): void {
  // What else fails while a page is being loaded from the server is left to that one, as what is fetched ahead.
  let leaving = false
  const leave = () => {
    leaving ||= reloadOnce()
    return leaving
  }
  window.addEventListener('vite:preloadError', (event) => {
    if (leave()) event.preventDefault()
  })
  window.routeFileFailed = () => {
    // The page was only fetched ahead: nobody has asked for it, and what is typed in the open one would be lost.
    if (!addressAskedFor()) return true
    const leaves = leave()
    if (!leaves) window.dispatchEvent(new Event(pageFailed))
    return leaves
  }
}

/**
 * Loads the page that was asked for from the server, or else the open one again, unless that was tried within the last
 * minute or there is no connection, when a reload would lose the open page. Returns whether it does.
 */
export function reloadOnce(now = Date.now()): boolean {
  if (!navigator.onLine) return false
  const last = Number(localStorage.getItem(storageKey) ?? 0)
  if (now - last < limits.chunkReloadGuardMs) return false
  localStorage.setItem(storageKey, String(now))
  const asked = addressAskedFor()
  if (asked && asked !== window.location.pathname + window.location.search) window.location.assign(asked)
  else window.location.reload()
  return true
}

function addressAskedFor(): string | undefined {
  // oxlint-disable-next-line no-underscore-dangle -- its own name
  const asked = window.__reactRouterDataRouter?.state.navigation.location
  return asked && asked.pathname + asked.search
}

export function isChunkError(error: unknown): boolean {
  return (
    error instanceof Error &&
    /dynamically imported module|module script failed|Importing a module/i.test(error.message)
  )
}
