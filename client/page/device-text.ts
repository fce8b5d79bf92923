import { useCallback, useSyncExternalStore } from 'react'

/**
 * Texts that this device stores by name until they are removed: all tabs have the same ones. In memory only, where the
 * browser refuses storage.
 */
const refused = new Map<string, string>()
const listeners = new Set<() => void>()

export function readDeviceText(key: string): string {
  return refused.get(key) ?? attempt(() => localStorage.getItem(key)) ?? ''
}

/** An empty text deletes the entry. */
export function writeDeviceText(key: string, text: string): void {
  const stored = attempt(() => {
    if (text) localStorage.setItem(key, text)
    else localStorage.removeItem(key)
    return true
  })
  if (stored || !text) refused.delete(key)
  else refused.set(key, text)
  notifyListeners()
}

/** The names that begin with these words, in no order. */
export function deviceKeys(prefix: string): string[] {
  const stored = attempt(() => Object.keys(localStorage)) ?? []
  return [...new Set([...stored, ...refused.keys()])].filter((key) => key.startsWith(prefix))
}

/** A stored text; components are rendered again when it changes in any tab. Empty on the server and during hydration. */
export function useDeviceText(key: string): [string, (text: string) => void] {
  const text = useSyncExternalStore(
    followDeviceTexts,
    () => readDeviceText(key),
    () => '',
  )
  return [text, useCallback((next: string) => writeDeviceText(key, next), [key])]
}

/** Calls the listener whenever a text changes, in this tab or another one. */
export function followDeviceTexts(listener: () => void): () => void {
  if (listeners.size === 0) window.addEventListener('storage', notifyListeners)
  listeners.add(listener)
  return () => {
    listeners.delete(listener)
    if (listeners.size === 0) window.removeEventListener('storage', notifyListeners)
  }
}

function notifyListeners(): void {
  for (const listener of listeners) listener()
}

function attempt<T>(act: () => T): T | undefined {
  try {
    return act()
  } catch {
    return undefined
  }
}
