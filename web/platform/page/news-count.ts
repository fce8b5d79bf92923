import { useEffect } from 'react'

const prefix = /^\(\d+\) /

/** Puts the number of news before the page's title, and again whenever a page sets another title. */
export function useTitlePrefix(count: number): void {
  useEffect(() => {
    const write = () => {
      const bare = document.title.replace(prefix, '')
      const wanted = count > 0 ? `(${count}) ${bare}` : bare
      if (bare && document.title !== wanted) document.title = wanted
    }
    write()
    const observer = new MutationObserver(write)
    observer.observe(document.head, { childList: true, characterData: true, subtree: true })
    return () => {
      observer.disconnect()
      const bare = document.title.replace(prefix, '')
      if (bare !== document.title) document.title = bare
    }
  }, [count])
}

/** The installed app's badge. Where there is none, or it fails, nothing happens (spec §8). */
export function useAppBadge(count: number): void {
  useEffect(() => {
    if (!('setAppBadge' in navigator)) return
    const pending = count > 0 ? navigator.setAppBadge(count) : navigator.clearAppBadge()
    pending.catch(() => undefined)
  }, [count])
}
