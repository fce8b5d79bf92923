import { redirect, useLocation } from 'react-router'
import { useTranslations } from 'use-intl'
import { ShareHead } from '../brand/share-head.tsx'
import { pageLoader } from '../platform/api/page-loader.ts'
import { useSettings } from '../platform/api/site-and-user.tsx'
import { trackingOf } from '../platform/api/tracking.ts'
import { userQuery } from '../platform/api/user-query.ts'
import { PageTitle } from '../platform/page/page-title.tsx'
import { SignupClosed } from './signup-closed.tsx'
import { SignupWizard } from './signup-wizard.tsx'

const load = pageLoader(['members'], async ({ queries, api }) => {
  const user = await queries.ensureQueryData(userQuery(api))
  if (user) throw redirect(user.signup_complete ? '/members' : '/complete-signup')
})
export const loader = load
export const clientLoader = load
export const handle = { layout: 'empty' }

export default function SignupPage() {
  const t = useTranslations('members.signup')
  const settings = useSettings()
  const { search } = useLocation()
  const open =
    settings?.signups === 'all' ||
    (settings?.signups === 'with_trafficsource' && Boolean(trackingOf(search).network))
  return (
    <>
      <PageTitle title={t('title')} />
      <ShareHead title={t('title')} path="/signup" />
      {open ? <SignupWizard /> : <SignupClosed />}
    </>
  )
}
