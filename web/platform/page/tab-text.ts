import { useCallback, useSyncExternalStore } from 'react'

/** What this browser tab remembers by name, for as long as it is open; in memory only where storage is refused. */
const texts = new Map<string, string>()
const listeners = new Set<() => void>()

export function readTabText(key: string): string {
  const known = texts.get(key)
  if (known !== undefined) return known
  const stored = attempt(() => sessionStorage.getItem(key)) ?? ''
  texts.set(key, stored)
  return stored
}

/** An empty text forgets the name. */
export function writeTabText(key: string, text: string): void {
  texts.set(key, text)
  attempt(() => (text ? sessionStorage.setItem(key, text) : sessionStorage.removeItem(key)))
  for (const listener of listeners) listener()
}

/** A remembered text that every component showing it follows; empty on the server and during hydration. */
export function useTabText(key: string): [string, (text: string) => void] {
  const text = useSyncExternalStore(
    subscribe,
    () => readTabText(key),
    () => '',
  )
  return [text, useCallback((next: string) => writeTabText(key, next), [key])]
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener)
  return () => listeners.delete(listener)
}

function attempt<T>(act: () => T): T | undefined {
  try {
    return act()
  } catch {
    return undefined
  }
}
