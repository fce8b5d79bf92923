import { useSuspenseQuery } from '@tanstack/react-query'
import { redirect } from 'react-router'
import { useTranslations } from 'use-intl'
import { ApiError } from '../platform/api/api.ts'
import { usePageData } from '../platform/api/page-data.tsx'
import { pageLoader } from '../platform/api/page-loader.ts'
import { userQuery } from '../platform/api/user-query.ts'
import { PageTitle } from '../platform/page/page-title.tsx'
import { ownProfileQuery } from './own-profile-query.ts'
import { ProfileWizard } from './profile-wizard.tsx'

const load = pageLoader(['members', 'fields', 'places'], async ({ queries, api }) => {
  const user = await queries.ensureQueryData(userQuery(api))
  if (!user) throw new ApiError(401, { error: 'login_required' })
  if (user.signup_complete) throw redirect('/members')
  await queries.ensureQueryData(ownProfileQuery(api))
})
export const loader = load
export const clientLoader = load
export const handle = { layout: 'empty' }

export default function CompleteSignupPage() {
  const t = useTranslations('members.signup')
  const { api } = usePageData()
  const { data: profile } = useSuspenseQuery(ownProfileQuery(api))
  return (
    <>
      <PageTitle title={t('rest')} />
      <meta name="robots" content="noindex" />
      <ProfileWizard profile={profile} />
    </>
  )
}
