import { useTranslations } from 'use-intl'
import { useUser } from '../platform/api/site-and-user.tsx'
import { classNames } from '../ui/class-names.ts'
import { AccountMenu } from './account-menu.tsx'
import { BarLink } from './bar-link.tsx'
import { LanguageMenu } from './language-menu.tsx'
import { SiteLogo } from './site-logo.tsx'
import { useNavItems } from './use-nav-items.tsx'
import { VisitorLinks } from './visitor-links.tsx'

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
      <div className="wrap flex min-h-[var(--bar)] items-center gap-1 sm:gap-2 lg:gap-6">
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
