import { NavLink } from 'react-router'
import { useTranslations } from 'use-intl'
import { useUser } from '../platform/api/site-and-user.tsx'
import { classNames } from '../ui/class-names.ts'
import { AccountMenu } from './account-menu.tsx'
import { tabStyle } from './tab-style.ts'
import { useNavItems } from './use-nav-items.tsx'

/** The phone's navigation at the bottom of the screen. The page leaves room for it (pb-tabbar, --tabbar). */
export function TabBar({ className }: { className?: string | false }) {
  const t = useTranslations('app')
  const user = useUser()
  const items = useNavItems()
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
            <NavLink to={to} className={({ isActive }) => tabStyle(isActive)}>
              <span className="relative">
                {icon}
                {badge && <span className="absolute -top-2 left-3 grid">{badge}</span>}
              </span>
              <span className="max-w-full truncate">{short}</span>
            </NavLink>
          </li>
        ))}
        <li className="min-w-0">
          <AccountMenu tab />
        </li>
      </ul>
    </nav>
  )
}
