import { useSyncExternalStore } from 'react'

/** Chromium's offer to install the site. The DOM's types do not know it. */
type InstallEvent = Event & { prompt: () => Promise<unknown> }
export type InstallWay = 'prompt' | 'by hand' | null

let offered: InstallEvent | null = null
let byHand = false
const listeners = new Set<() => void>()
const changed = () => {
  for (const listener of listeners) listener()
}

/** Keeps the browser's own offer for a better moment. Called before hydration: it comes only once. */
export function keepInstallOffer(): void {
  addEventListener('beforeinstallprompt', (event) => {
    if (!('prompt' in event && typeof event.prompt === 'function')) return
    event.preventDefault()
    offered = Object.assign(event, { prompt: event.prompt.bind(event) })
    changed()
  })
  addEventListener('appinstalled', () => {
    offered = null
    changed()
  })
}

export function isInstalled(): boolean {
  return (
    matchMedia('(display-mode: standalone)').matches ||
    ('standalone' in navigator && navigator.standalone === true)
  )
}

/** Safari on a phone offers nothing: there it is a line of its menu. Told apart once the page is idle. */
export function lookForInstall(): void {
  byHand = 'standalone' in navigator && navigator.maxTouchPoints > 1 && !isInstalled()
  changed()
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener)
  return () => listeners.delete(listener)
}

function wayNow(): InstallWay {
  return offered ? 'prompt' : byHand ? 'by hand' : null
}

export function useInstallWay(): InstallWay {
  return useSyncExternalStore(subscribe, wayNow, () => null)
}

/** The browser asks; each offer can be used once. */
export async function install(): Promise<void> {
  const event = offered
  offered = null
  await event?.prompt()
  changed()
}
