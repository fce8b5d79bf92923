import { useSyncExternalStore } from 'react'

const never = () => () => {}

/** Whether the browser knows passkeys; taken for granted on the server and until the page has come to life. */
export function usePasskeysSupported(): boolean {
  return useSyncExternalStore(
    never,
    () => 'PublicKeyCredential' in window,
    () => true,
  )
}
