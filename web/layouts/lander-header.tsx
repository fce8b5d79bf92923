import { useTranslations } from 'use-intl'
import { ButtonLink } from '../ui/button/button-link.tsx'
import { LanguageDetails } from './language-details.tsx'
import { SiteLogo } from './site-logo.tsx'

/** Stands on the night sky of the page below, and works where no React runs. */
export function LanderHeader() {
  const t = useTranslations('app')
  return (
    <header className="on-night absolute inset-x-0 top-0 z-20 text-on-night">
      <div className="wrap flex min-h-16 items-center gap-1 sm:gap-2 pt-[env(safe-area-inset-top)] lg:min-h-20">
        <SiteLogo />
        <span className="flex-1" />
        <LanguageDetails />
        <ButtonLink
          to="/login"
          reloadDocument
          size="sm"
          variant="ghost"
          className="min-h-11 border-white/50 hover:border-white max-sm:px-3 max-[359px]:px-2.5"
        >
          {t('nav.logIn')}
        </ButtonLink>
      </div>
    </header>
  )
}
