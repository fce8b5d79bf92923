import { useTranslations } from 'use-intl'
import { Badge } from '../ui/notice/badge.tsx'
import { useNews } from './use-news.ts'

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
