import { useSyncExternalStore } from 'react'

/** Spec §4, of this browser and the member who uses it. Unknown until it has been looked at. */
export type PushState = 'unknown' | 'not capable' | 'not subscribed' | 'subscribed' | 'denied'

let known: PushState = 'unknown'
const listeners = new Set<() => void>()

export function pushState(): PushState {
  return known
}

export function setPushState(state: PushState): void {
  known = state
  for (const listener of listeners) listener()
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener)
  return () => listeners.delete(listener)
}

export function usePushState(): PushState {
  return useSyncExternalStore(subscribe, pushState, () => 'unknown')
}
