import { useTranslations } from 'use-intl'
import { memberPageLoader } from '../../platform/api/member-page-loader.ts'
import { PageTitle } from '../../platform/page/page-title.tsx'
import { Card } from '../../ui/card.tsx'
import { EmailSection } from './email-section.tsx'
import { PasswordSection } from './password-section.tsx'

const load = memberPageLoader(['account'])
export const loader = load
export const clientLoader = load

/** What a member sets about the account (spec §2: the route is /notifications). */
export default function SettingsPage() {
  const t = useTranslations('account.settings')
  return (
    <div className="wrap grid max-w-3xl gap-5 py-6">
      <PageTitle title={t('title')} />
      <h1>{t('title')}</h1>
      <Card>
        <EmailSection />
      </Card>
      <Card>
        <PasswordSection />
      </Card>
    </div>
  )
}
