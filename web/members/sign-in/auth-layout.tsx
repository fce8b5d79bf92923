import type { ReactNode } from 'react'
import { useTranslations } from 'use-intl'
import { nicheNamed } from '#common/sites/niches.ts'
import { bold } from '#ui/rich-text.tsx'
import { Arches } from '#web/brand/arches.tsx'
import { Stave } from '#web/brand/stave.tsx'
import { SiteLogo } from '#web/frame/site-logo.tsx'
import { useSettings } from '#web/site/api/site-and-user.tsx'

type AuthLayoutProps = {
  bar: ReactNode
  /** On a phone with room for it, the brand's night below what is asked. */
  evening?: boolean
  children: ReactNode
}

/** The frame of signup and login: the brand's night beside one question; on a phone the question comes first. */
export function AuthLayout({ bar, evening, children }: AuthLayoutProps) {
  const t = useTranslations('members.signup')
  const niche = nicheNamed(useSettings()?.niche)
  return (
    <div className="grid flex-1 grid-cols-[minmax(0,1fr)] lg:grid-cols-12">
      <aside className="on-night relative flex flex-col overflow-hidden bg-linear-to-br from-night from-60% to-night-2 px-12 py-8 text-on-night max-lg:hidden lg:col-span-5">
        <Stave />
        <SiteLogo />
        <div className="relative mt-auto grid grid-cols-1 gap-10 pt-16 xl:px-4">
          <Arches niche={niche} count={3} floating lazy className="lg:justify-start" />
          <p className="display pb-6 text-40">{t.rich('side', { b: bold })}</p>
        </div>
      </aside>
      <div className="flex flex-col lg:col-span-7">
        <div className="flex min-h-16 items-center gap-3 px-[var(--gutter)] pt-[env(safe-area-inset-top)]">
          {bar}
        </div>
        <div className="mx-auto flex w-full max-w-dialog flex-1 flex-col px-[var(--gutter)] pt-4 pb-[max(1.5rem,env(safe-area-inset-bottom))] lg:justify-center lg:pb-24">
          {children}
        </div>
        {evening && (
          <div
            aria-hidden="true"
            className="on-night relative hidden overflow-hidden rounded-t-panel bg-linear-to-br from-night from-60% to-night-2 px-(--gutter) pt-7 text-on-night max-lg:roomy:block"
          >
            <Stave />
            <p className="display relative pb-7 text-center text-24">{t.rich('side', { b: bold })}</p>
            <Arches niche={niche} lazy className="relative" />
          </div>
        )}
      </div>
    </div>
  )
}
