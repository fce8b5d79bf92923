import { useEffect } from 'react'
import { useTranslations } from 'use-intl'
import { useUser } from '../platform/api/site-and-user.tsx'
import { Badge } from '../ui/notice/badge.tsx'

/** How many messages are unread and how many likes are new. */
export function useNews(): { messages: number; likes: number } {
  const user = useUser()
  return { messages: user?.total_unread_messages ?? 0, likes: user?.new_likes ?? 0 }
}

/** How many messages wait; it asks for itself, so that news changes the badge and not the whole bar. */
export function UnreadBadge() {
  const t = useTranslations('app.nav')
  const { messages: count } = useNews()
  return count > 0 && <Badge count={count} tone="unread" label={t('unread', { count })} />
}

/** How many likes nobody has looked at yet. */
export function NewLikesBadge() {
  const t = useTranslations('app.nav')
  const { likes: count } = useNews()
  return count > 0 && <Badge count={count} tone="like" label={t('newLikes', { count })} />
}

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
