import { useSyncExternalStore } from 'react'

const never = () => () => {}

let zone: string | undefined

/** Asked once: it takes the browser a millisecond or more, and every rendered time asks for it. */
function browserZone(): string {
  zone ??= Intl.DateTimeFormat().resolvedOptions().timeZone
  return zone
}

/** The browser's time zone. Null on the server and until hydration, where it is unknown. */
export function useZone(): string | null {
  return useSyncExternalStore(never, browserZone, () => null)
}
