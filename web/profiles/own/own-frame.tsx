import type { ReactNode, Ref } from 'react'
import { useTranslations } from 'use-intl'
import { Tabs } from '#ui/tabs.tsx'
import { PageTitle } from '#web/site/page/page-title.tsx'

type OwnFrameProps = { headingRef?: Ref<HTMLHeadingElement>; children: ReactNode }

/** The head of the own profile's two pages. */
export function OwnFrame({ headingRef, children }: OwnFrameProps) {
  const t = useTranslations('ownProfile')
  return (
    <div className="wrap py-5 lg:py-8">
      <PageTitle title={t('title')} />
      <h1 ref={headingRef} tabIndex={-1} className="mb-2 focus-visible:outline-none lg:mb-4">
        {t('title')}
      </h1>
      <Tabs
        label={t('tabs.label')}
        items={[
          { to: '/profile', end: true, label: t('tabs.edit') },
          { to: '/profile/preview', label: t('tabs.preview') },
        ]}
      />
      <div className="pt-5 lg:pt-7">{children}</div>
    </div>
  )
}
