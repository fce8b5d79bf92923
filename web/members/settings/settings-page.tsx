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
  const t = useTranslations('security.sessions')
  return (
    <div className="wrap py-6 lg:py-8">
      <PageTitle title={t('title')} />
      <div className="mx-auto grid max-w-[760px] gap-5">
        <h1>{t('title')}</h1>
        <SessionsSection />
        <PasskeysSection />
        <OwnDataSection />
        <LeaveSection />
      </div>
    </div>
  )
}
