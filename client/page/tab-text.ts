import { useCallback, useSyncExternalStore } from 'react'

/** Texts that this tab stores by name until it is closed. In memory only, where the browser refuses storage. */
const texts = new Map<string, string>()
const listeners = new Set<() => void>()

export function readTabText(key: string): string {
  const known = texts.get(key)
  if (known !== undefined) return known
  const stored = attempt(() => sessionStorage.getItem(key)) ?? ''
  texts.set(key, stored)
  return stored
}

/** An empty text deletes the entry. */
export function writeTabText(key: string, text: string): void {
  texts.set(key, text)
  attempt(() => (text ? sessionStorage.setItem(key, text) : sessionStorage.removeItem(key)))
  for (const listener of listeners) listener()
}

/** A stored text; components are rendered again when it changes. Empty on the server and during hydration. */
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
