import { useEffect } from 'react'

/** The installed app's badge. Where there is none, or it fails, nothing happens (spec §8). */
export function useAppBadge(count: number): void {
  useEffect(() => {
    if (!('setAppBadge' in navigator)) return
    const pending = count > 0 ? navigator.setAppBadge(count) : navigator.clearAppBadge()
    pending.catch(() => undefined)
  }, [count])
}
