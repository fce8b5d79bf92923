import { limits } from '#common/limits.ts'

const storageKey = 'chunk-reload'

/** A page whose files went away with a newer version reloads itself once, at most once a minute (spec §4). */
export function guardChunkLoading(): void {
  window.addEventListener('vite:preloadError', (event) => {
    if (reloadOnce()) event.preventDefault()
  })
}

/** Reloads unless that was tried within the last minute. Returns whether it does. */
export function reloadOnce(now = Date.now()): boolean {
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
