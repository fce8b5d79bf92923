import Coins from 'lucide-react/icons/coins'
import Heart from 'lucide-react/icons/heart'
import MessageCircle from 'lucide-react/icons/message-circle'
import Search from 'lucide-react/icons/search'
import Star from 'lucide-react/icons/star'
import type { ReactNode } from 'react'
import { useTranslations } from 'use-intl'
import { limits } from '#common/limits.ts'
import { useSettings } from '../platform/use-settings.ts'
import { useUser } from '../platform/use-user.ts'
import { Badge } from '../ui/badge.tsx'
import { useNews } from './use-news.ts'

export type NavItem = { to: string; label: string; short: string; icon: ReactNode; badge?: ReactNode }

/** The navigation of spec §2: a member's places, and the search for visitors where the site lets them look. */
export function useNavItems(): NavItem[] {
  const t = useTranslations('app')
  const user = useUser()
  const news = useNews()
  const visitorsSearch = useSettings()?.logged_out_search === 'all'
  const search = {
    to: '/members',
    label: t('nav.search'),
    short: t('nav.searchShort'),
    icon: <Search size={22} aria-hidden="true" className="flex-none" />,
  }
  if (!user) return visitorsSearch ? [search] : []
  return [
    search,
    {
      to: '/chats',
      label: t('nav.messages'),
      short: t('nav.messagesShort'),
      icon: <MessageCircle size={22} aria-hidden="true" className="flex-none" />,
      badge: news.messages > 0 && (
        <Badge count={news.messages} tone="unread" label={t('nav.unread', { count: news.messages })} />
      ),
    },
    {
      to: '/likes',
      label: t('nav.likes'),
      short: t('nav.likes'),
      icon: <Heart size={22} aria-hidden="true" className="flex-none" />,
      badge: news.likes > 0 && (
        <Badge count={news.likes} tone="like" label={t('nav.newLikes', { count: news.likes })} />
      ),
    },
    user.paid_user
      ? {
          to: '/credits',
          label: t('nav.credits'),
          short: t('nav.credits'),
          icon: <Coins size={22} aria-hidden="true" className="flex-none" />,
          badge: user.credits <= limits.creditsWarningAt && (
            <Badge
              count={user.credits}
              showZero
              tone={user.credits > 0 ? 'warning' : 'danger'}
              label={t('nav.creditsLeft', { count: user.credits })}
            />
          ),
        }
      : {
          to: '/credits',
          label: t('nav.premium'),
          short: t('nav.premiumShort'),
          icon: <Star size={22} aria-hidden="true" className="flex-none" />,
        },
  ]
}
