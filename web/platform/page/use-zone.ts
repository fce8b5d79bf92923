import { useSyncExternalStore } from 'react'

const never = () => () => {}

/** The browser's time zone; null on the server and until the page has come to life, where nobody knows it. */
export function useZone(): string | null {
  return useSyncExternalStore(
    never,
    () => Intl.DateTimeFormat().resolvedOptions().timeZone,
    () => null,
  )
}
