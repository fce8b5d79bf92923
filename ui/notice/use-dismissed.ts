import { useCallback, useSyncExternalStore } from 'react'

/** What was dismissed on this device, by name; for this page's life only where storage is refused. */
const dismissed = new Set<string>()
const listeners = new Set<() => void>()
const storageKey = (name: string) => `dismissed.${name}`

/** As long as browsers keep a cookie at most; the storage outlasts it. */
const cookieSeconds = 400 * 86_400

function subscribe(listener: () => void): () => void {
  listeners.add(listener)
  // Another tab of the same site may have dismissed it.
  addEventListener('storage', listener)
  return () => {
    listeners.delete(listener)
    removeEventListener('storage', listener)
  }
}

function isDismissed(name: string): boolean {
  try {
    return dismissed.has(name) || localStorage.getItem(storageKey(name)) !== null
  } catch {
    return dismissed.has(name)
  }
}

/** Keeps the moment, and says it in a cookie too: a page from the server leaves the alert out from the first paint on. */
export function dismiss(name: string): void {
  const at = Date.now()
  dismissed.add(name)
  keepCookie(document, `${storageKey(name)}=${at}; path=/; max-age=${cookieSeconds}; samesite=lax`)
  try {
    localStorage.setItem(storageKey(name), String(at))
  } catch {
    // Remembered above, for as long as the page lives.
  }
  for (const listener of listeners) listener()
}

function keepCookie(page: Document, cookie: string): void {
  page.cookie = cookie
}

/** True on the server and during hydration too: what was dismissed once must not flash up on the way back. */
export function useDismissed(name: string): [boolean, () => void] {
  const gone = useSyncExternalStore(
    subscribe,
    () => isDismissed(name),
    () => true,
  )
  return [gone, useCallback(() => dismiss(name), [name])]
}

/** Those of the names that nobody dismissed here. The server knows it from the page's `cookies`. */
export function useNotDismissed(names: string[], cookies: string): string[] {
  const left = useSyncExternalStore(
    subscribe,
    () => names.filter((name) => !isDismissed(name)).join(' '),
    () => names.filter((name) => !cookies.includes(`${storageKey(name)}=`)).join(' '),
  )
  return left.split(' ')
}
