import { useCallback, useSyncExternalStore } from 'react'

/** What was dismissed on this device, by name; for this page's life only where storage is refused. */
const dismissed = new Set<string>()
const listeners = new Set<() => void>()
const storageKey = (name: string) => `dismissed.${name}`

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

function dismiss(name: string): void {
  dismissed.add(name)
  try {
    localStorage.setItem(storageKey(name), '1')
  } catch {
    // Remembered above, for as long as the page lives.
  }
  for (const listener of listeners) listener()
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
