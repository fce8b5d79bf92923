import type { MetaFunction } from 'react-router'
import { useTranslations } from 'use-intl'
import { memberPageLoader } from '../../platform/api/member-page-loader.ts'
import { PageTitle } from '../../platform/page/page-title.tsx'
import { LeaveSection } from './leave-section.tsx'
import { OwnDataSection } from './own-data-section.tsx'
import { PasskeysSection } from './passkeys-section.tsx'
import { passkeysQuery, sessionsQuery } from './security-queries.ts'
import { SessionsSection } from './sessions-section.tsx'

const load = memberPageLoader(['security', 'leaving'], async ({ api, queries }) => {
  await Promise.all([queries.fetchQuery(sessionsQuery(api)), queries.fetchQuery(passkeysQuery(api))])
})
export const loader = load
export const clientLoader = load
export const handle = { layout: 'default' }
export const meta: MetaFunction = () => [{ name: 'robots', content: 'noindex' }]

export default function SettingsPage() {
  const t = useTranslations('security')
  const leaving = useTranslations('leaving')
  const sections = [
    { id: 'sessions', title: t('sessions.title'), Section: SessionsSection },
    { id: 'passkeys', title: t('passkeys.title'), Section: PasskeysSection },
    { id: 'own_data', title: t('data.title'), Section: OwnDataSection },
    { id: 'leave', title: leaving('title'), Section: LeaveSection },
  ]
  return (
    <div className="wrap py-6 lg:py-8">
      <PageTitle title={t('sessions.title')} />
      <h1 className="sr-only">{t('sessions.title')}</h1>
      <div className="mx-auto grid max-w-[760px] grid-cols-[minmax(0,1fr)] gap-9">
        {sections.map(({ id, title, Section }) => (
          <section key={id} id={id} aria-labelledby={`${id}-title`}>
            <h2 id={`${id}-title`} className="mb-3">
              {title}
            </h2>
            <Section />
          </section>
        ))}
      </div>
    </div>
  )
}
