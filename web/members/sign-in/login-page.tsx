import { useTranslations } from 'use-intl'
import { redirectTo } from '#client/api/redirect-to.ts'
import { ShareHead } from '#web/brand/share-head.tsx'
import { pageLoader } from '#web/site/api/page-loader.ts'
import { userQuery } from '#web/site/api/user-query.ts'
import { PageTitle } from '#web/site/page/page-title.tsx'
import { AuthLayout } from './auth-layout.tsx'
import { LoginBar } from './login-bar.tsx'
import { LoginForm } from './login-form.tsx'
import { safeReturn } from './safe-return.ts'

const load = pageLoader(['members', 'passkey'], async ({ queries, api, url }) => {
  if (await queries.ensureQueryData(userQuery(api))) throw redirectTo(safeReturn(url.searchParams.get('to')))
})
export const loader = load
export const clientLoader = load
export const handle = { layout: 'empty' }

export default function LoginPage() {
  const t = useTranslations('members.login')
  return (
    <AuthLayout bar={<LoginBar />} evening>
      <PageTitle title={t('title')} />
      <ShareHead title={t('title')} path="/login" />
      <LoginForm />
    </AuthLayout>
  )
}
