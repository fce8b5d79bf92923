import { useSyncExternalStore } from 'react'
import { rest } from './rest.ts'

let rested = false
let resting: Promise<void> | undefined
const listeners = new Set<() => void>()

/** True once the first page has come alive, for what need not compete with it. */
export function useRested(): boolean {
  return useSyncExternalStore(
    listen,
    () => rested,
    () => false,
  )
}

function listen(listener: () => void): () => void {
  listeners.add(listener)
  resting ??= restOnce()
  return () => listeners.delete(listener)
}

async function restOnce(): Promise<void> {
  await rest()
  rested = true
  for (const tell of listeners) tell()
}
