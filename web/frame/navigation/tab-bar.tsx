import { Link, useLocation } from 'react-router'
import { useTranslations } from 'use-intl'
import { classNames } from '#ui/class-names.ts'
import { Icon } from '#ui/icon.tsx'
import { userRound } from '#ui/icons.ts'
import { useUser } from '#web/site/api/site-and-user.tsx'
import { sectionOf } from './section-of.ts'
import { tabStyle } from './tab-style.ts'
import { useNavItems } from './use-nav-items.tsx'

/** The pages to which the account's page leads. */
const accountPages = [
  '/account',
  '/notifications',
  '/profile',
  '/visitors',
  '/favourites',
  '/transactions',
  '/withdraw',
]

/** The phone's navigation at the bottom of the screen. The page leaves room for it (pb-tabbar, --tabbar). */
export function TabBar({ className }: { className?: string | false }) {
  const t = useTranslations('app')
  const user = useUser()
  const items = useNavItems()
  const section = sectionOf(useLocation().pathname)
  const account = accountPages.includes(section)
  if (!user) return null
  return (
    <nav
      aria-label={t('nav.main')}
      className={classNames(
        'bar-below fixed inset-x-0 bottom-0 z-30 flex-none border-t low:static border-line bg-surface pb-[env(safe-area-inset-bottom)] md:hidden',
        className,
      )}
    >
      <ul className="mx-auto grid h-15 max-w-dialog auto-cols-fr grid-flow-col">
        {items.map(({ to, short, icon, badge }) => (
          <li key={to} className="min-w-0">
            <Link
              to={to}
              aria-current={to === section ? 'page' : undefined}
              className={tabStyle(to === section)}
            >
              <span className="relative">
                {icon}
                {badge && <span className="absolute -top-2 left-3 grid">{badge}</span>}
              </span>
              <span className="max-w-full truncate">{short}</span>
            </Link>
          </li>
        ))}
        <li className="min-w-0">
          <Link to="/account" aria-current={account ? 'page' : undefined} className={tabStyle(account)}>
            <Icon icon={userRound} size={22} />
            <span className="max-w-full truncate">{t('nav.account')}</span>
          </Link>
        </li>
      </ul>
    </nav>
  )
}
