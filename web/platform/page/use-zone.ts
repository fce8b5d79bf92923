import { useSyncExternalStore } from 'react'

const never = () => () => {}

/** The browser's time zone. Null on the server and until hydration, where it is unknown. */
export function useZone(): string | null {
  return useSyncExternalStore(
    never,
    () => Intl.DateTimeFormat().resolvedOptions().timeZone,
    () => null,
  )
}
