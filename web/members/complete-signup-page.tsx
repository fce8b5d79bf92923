import { useSuspenseQuery } from '@tanstack/react-query'
import { redirect, useNavigate, useSearchParams } from 'react-router'
import { useTranslations } from 'use-intl'
import { ApiError } from '../platform/api/api.ts'
import { usePageData } from '../platform/api/page-data.tsx'
import { pageLoader } from '../platform/api/page-loader.ts'
import { userQuery } from '../platform/api/user-query.ts'
import { PageTitle } from '../platform/page/page-title.tsx'
import { ownPhotosQuery } from '../profiles/own-photos-query.ts'
import { PhotoStep } from '../profiles/photo-step.tsx'
import { AuthLayout } from './auth-layout.tsx'
import { ownProfileQuery } from './own-profile-query.ts'
import { ProfileWizard } from './profile-wizard.tsx'

const load = pageLoader(['members', 'fields', 'places', 'photos'], async ({ queries, api }) => {
  const user = await queries.ensureQueryData(userQuery(api))
  if (!user) throw new ApiError(401, { error: 'login_required' })
  if (user.signup_complete) throw redirect('/members')
  await Promise.all([
    queries.ensureQueryData(ownProfileQuery(api)),
    queries.ensureQueryData(ownPhotosQuery(api)),
  ])
})
export const loader = load
export const clientLoader = load
export const handle = { layout: 'empty' }

export default function CompleteSignupPage() {
  const t = useTranslations('members.signup')
  const { api } = usePageData()
  const { data: profile } = useSuspenseQuery(ownProfileQuery(api))
  const [parameters] = useSearchParams()
  const navigate = useNavigate()
  const goOn = () => void navigate('/complete-signup')
  return (
    <>
      <PageTitle title={t('rest')} />
      <meta name="robots" content="noindex" />
      {parameters.get('step') === 'photo' ? (
        <AuthLayout bar={null}>
          <PhotoStep onDone={goOn} onSkip={goOn} />
        </AuthLayout>
      ) : (
        <ProfileWizard profile={profile} />
      )}
    </>
  )
}
