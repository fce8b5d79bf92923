import { useLocation } from 'react-router'
import { useTranslations } from 'use-intl'
import { coin } from '#ui/coin.ts'
import type { Elements } from '#ui/elements.ts'
import { Icon } from '#ui/icon.tsx'
import { heart, messageCircle, search as searchIcon, star } from '#ui/icons.ts'
import { useUser } from '#web/site/api/site-and-user.tsx'
import { withTracking } from '#web/site/api/tracking.ts'
import { useOpenToVisitors } from '#web/site/page/use-open-to-visitors.ts'
import { CreditsBadge } from './credits-badge.tsx'
import { NewLikesBadge, UnreadBadge } from './news-counts.tsx'

export type NavItem = { to: string; label: string; short: string; icon: Elements; badge?: Elements }

/** The navigation of spec §2: for members, and for visitors the search where the site allows it. */
export function useNavItems(): NavItem[] {
  const t = useTranslations('app')
  const user = useUser()
  const open = useOpenToVisitors()
  const { search: query } = useLocation()
  const search = {
    to: user ? '/members' : withTracking('/members', query),
    label: t('nav.search'),
    short: t('nav.searchShort'),
    icon: <Icon icon={searchIcon} size={22} className="flex-none" />,
  }
  if (!user) return open.search ? [search] : []
  return [
    search,
    {
      to: '/chats',
      label: t('nav.messages'),
      short: t('nav.messagesShort'),
      icon: <Icon icon={messageCircle} size={22} className="flex-none" />,
      badge: <UnreadBadge />,
    },
    {
      to: '/likes',
      label: t('nav.likes'),
      short: t('nav.likes'),
      icon: <Icon icon={heart} size={22} className="flex-none" />,
      badge: <NewLikesBadge />,
    },
    user.paid_user
      ? {
          to: '/credits',
          label: t('nav.credits'),
          short: t('nav.credits'),
          icon: <Icon icon={coin} size={22} className="flex-none" />,
          badge: (
            <CreditsBadge credits={user.credits} label={t('nav.creditsLeft', { count: user.credits })} />
          ),
        }
      : {
          to: '/premium',
          label: t('nav.premium'),
          short: t('nav.premiumShort'),
          icon: <Icon icon={star} size={22} className="flex-none" />,
        },
  ]
}
