import { useSyncExternalStore } from 'react'
import { useSettings } from '../site/api/site-and-user.tsx'

const never = () => () => {}

/** Whether to ask for push: the site sends it, the browser can, and the person has not decided before. */
export function useCanPush(): boolean {
  const key = useSettings()?.push_public_key
  const undecided = useSyncExternalStore(never, isUndecided, () => false)
  return Boolean(key) && undecided
}

function isUndecided(): boolean {
  return 'PushManager' in window && 'serviceWorker' in navigator && Notification.permission === 'default'
}
