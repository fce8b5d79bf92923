import { useTranslations } from 'use-intl'
import { ButtonLink } from '#ui/button/button.tsx'
import { classNames } from '#ui/class-names.ts'
import { Footer } from '../frame/footer.tsx'
import type { LayoutProps } from '../frame/frame.ts'
import { DemoRibbon, mainId, SkipLink } from '../frame/frame-parts.tsx'
import { LanguageDetails } from '../frame/language-details.tsx'
import { SiteLogo } from '../frame/site-logo.tsx'
import { useUser } from '../site/api/site-and-user.tsx'

/** The layout of public pages: the header lies over the page's dark top. */
export function LanderLayout({ paper, children }: LayoutProps) {
  return (
    <div className="flex min-h-dvh flex-col">
      <SkipLink />
      <DemoRibbon />
      <div className="relative flex flex-1 flex-col">
        <LanderHeader paper={paper} />
        <main id={mainId} tabIndex={-1} className="flex-1 focus-visible:outline-none">
          {children}
        </main>
      </div>
      <Footer />
    </div>
  )
}

/** The header of public pages, which works without React. */
function LanderHeader({ paper }: { paper?: boolean }) {
  const t = useTranslations('app')
  const member = useUser() !== null
  return (
    <header
      className={classNames('absolute inset-x-0 top-0 z-20', paper ? 'text-text' : 'on-night text-on-night')}
    >
      <div className="wrap flex min-h-16 items-center gap-1 sm:gap-2 pt-[env(safe-area-inset-top)] lg:min-h-20">
        <SiteLogo />
        <span className="flex-1" />
        <LanguageDetails />
        <ButtonLink
          to={member ? '/members' : '/login'}
          reloadDocument
          data-tracked
          size="sm"
          variant={paper ? 'outline' : 'ghost'}
          className={classNames(
            'min-h-11 max-sm:px-3 max-[359px]:px-2.5',
            !paper && 'border-white/50 hover:border-white',
          )}
        >
          {t(member ? 'nav.searchShort' : 'nav.logIn')}
        </ButtonLink>
      </div>
    </header>
  )
}
