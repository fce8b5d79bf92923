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
