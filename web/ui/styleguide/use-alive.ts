import { useSyncExternalStore } from 'react'

const never = () => () => {}

/** False in the first HTML and until the page has come to life. */
export function useAlive(): boolean {
  return useSyncExternalStore(
    never,
    () => true,
    () => false,
  )
}
