import { useLocation } from 'react-router'
import { useTranslations } from 'use-intl'
import { withTracking } from '../platform/api/tracking.ts'
import { ButtonLink } from '../ui/button/button-link.tsx'

export function VisitorLinks() {
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
