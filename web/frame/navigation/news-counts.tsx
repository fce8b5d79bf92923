import { useEffect } from 'react'
import { useTranslations } from 'use-intl'
import { Badge } from '#ui/notice/badge.tsx'
import { useUser } from '#web/site/api/site-and-user.tsx'

/** How many messages are unread and how many likes are new. */
export function useNews(): { messages: number; likes: number } {
  const user = useUser()
  return { messages: user?.total_unread_messages ?? 0, likes: user?.new_likes ?? 0 }
}

/** The number of unread messages. A component of its own, so that a change renders the badge and not the whole bar. */
export function UnreadBadge() {
  const t = useTranslations('app.nav')
  const { messages: count } = useNews()
  return count > 0 && <Badge count={count} tone="unread" label={t('unread', { count })} />
}

/** The number of likes that the member has not looked at. */
export function NewLikesBadge() {
  const t = useTranslations('app.nav')
  const { likes: count } = useNews()
  return count > 0 && <Badge count={count} tone="like" label={t('newLikes', { count })} />
}

const prefix = /^\(\d+\) /

/** Puts the number of news before the page's title, also when a page sets another title. */
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

/** The badge on the installed app's icon. Does nothing where the browser has none or refuses it (spec §8). */
export function useAppBadge(count: number): void {
  useEffect(() => {
    if (!('setAppBadge' in navigator)) return
    const pending = count > 0 ? navigator.setAppBadge(count) : navigator.clearAppBadge()
    pending.catch(() => undefined)
  }, [count])
}
