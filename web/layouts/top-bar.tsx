import { Link, useLocation } from 'react-router'
import { useTranslations } from 'use-intl'
import { ButtonLink } from '#ui/button/button.tsx'
import { classNames } from '#ui/class-names.ts'
import { LanguageMenu } from '../frame/language-menu.tsx'
import { sectionOf } from '../frame/navigation/section-of.ts'
import { type NavItem, useNavItems } from '../frame/navigation/use-nav-items.tsx'
import { SiteLogo } from '../frame/site-logo.tsx'
import { useUser } from '../site/api/site-and-user.tsx'
import { withTracking } from '../site/api/tracking.ts'
import { AccountMenu } from './account-menu.tsx'
import { BackButton } from './back-button.tsx'

export function TopBar({ className }: { className?: string | false }) {
  const t = useTranslations('app')
  const user = useUser()
  const items = useNavItems()
  return (
    <header
      className={classNames(
        'bar-above on-night sticky top-0 z-30 low:static flex-none border-b border-white/10 bg-night pt-[env(safe-area-inset-top)] text-on-night',
        className,
      )}
    >
      <div className="wrap flex min-h-[var(--bar)] items-center gap-1 sm:gap-2 lg:gap-3 xl:gap-6">
        <BackButton className="-ml-2.5" />
        <SiteLogo />
        <nav aria-label={t('nav.main')} className={classNames('flex-1', user && 'max-md:invisible')}>
          <ul className="flex items-center gap-1">
            {items.map((item) => (
              <li key={item.to} className="max-md:hidden">
                <BarLink {...item} />
              </li>
            ))}
          </ul>
        </nav>
        <LanguageMenu />
        {user ? (
          <div className="max-md:hidden">
            <AccountMenu />
          </div>
        ) : (
          <VisitorLinks />
        )}
      </div>
    </header>
  )
}

/** A link of the top navigation. Below 992 px only its icon is visible; its name is there for screen readers. */
function BarLink({ to, label, icon, badge }: NavItem) {
  const { pathname } = useLocation()
  const current = sectionOf(pathname) === to.split('?')[0]
  return (
    <Link
      to={to}
      title={label}
      aria-current={current ? 'page' : undefined}
      className={classNames(
        'mark-below flex min-h-11 items-center gap-2 rounded-full px-3 text-14 font-semibold whitespace-nowrap no-underline transition-colors xl:px-3.5',
        current ? 'bg-white/12 text-on-night' : 'text-on-night-muted hover:text-on-night',
      )}
    >
      {icon}
      <span className="max-lg:sr-only">{label}</span>
      {badge}
    </Link>
  )
}

function VisitorLinks() {
  const t = useTranslations('app')
  const { pathname, search } = useLocation()
  if (pathname === '/login') return null
  const back = pathname === '/signup' ? '/login' : `/login?to=${encodeURIComponent(pathname + search)}`
  return (
    <ButtonLink
      to={withTracking(back, search)}
      size="sm"
      variant="ghost"
      className="min-h-11 border-white/50 hover:border-white max-sm:px-3"
    >
      {t('nav.logIn')}
    </ButtonLink>
  )
}
