import { useQuery } from '@tanstack/react-query'
import { type MetaFunction, useLocation, useNavigate, useParams } from 'react-router'
import { useTranslations } from 'use-intl'
import { ApiError } from '#client/api/api.ts'
import { usePageData } from '#client/api/page-data.tsx'
import { redirectTo } from '#client/api/redirect-to.ts'
import { profileQuery } from '../profiles/profiles-query.ts'
import { pageLoader } from '../site/api/page-loader.ts'
import { companyQuery, settingsQuery } from '../site/api/site-queries.ts'
import { trackingOf } from '../site/api/tracking.ts'
import { userQuery } from '../site/api/user-query.ts'
import { PageTitle } from '../site/page/page-title.tsx'
import { useOpenToVisitors } from '../site/page/use-open-to-visitors.ts'
import { AccountQuestions } from './questions/account-questions.tsx'
import { SignupClosed } from './signup-closed.tsx'
import { usePageWay } from './use-way.ts'

const load = pageLoader(['members', 'fields'], async ({ queries, api, params, url }) => {
  const id = params.id ?? ''
  const user = await queries.ensureQueryData(userQuery(api))
  if (user) throw redirectTo(user.signup_complete ? `/members/${encodeURIComponent(id)}` : '/complete-signup')
  const { settings } = await queries.ensureQueryData(settingsQuery(api))
  await queries.ensureQueryData(companyQuery(api, settings.version))
  try {
    await queries.ensureQueryData(profileQuery(api, id, trackingOf(url.search).network))
  } catch (error) {
    // Where visitors may not look at members one joins without seeing whom for.
    if (!(error instanceof ApiError && error.code === 'login_required')) throw error
  }
})
export const loader = load
export const clientLoader = load
export const handle = { layout: 'empty' }
export const meta: MetaFunction = () => [{ name: 'robots', content: 'noindex' }]

export default function MemberSignupPage() {
  const t = useTranslations('members.signup')
  const { api } = usePageData()
  const { id = '' } = useParams()
  const { search } = useLocation()
  const { signups } = useOpenToVisitors()
  const navigate = useNavigate()
  const way = usePageWay(`/members/${id}/signup`)
  const { data: person } = useQuery({ ...profileQuery(api, id), enabled: false })
  const like = new URLSearchParams(search).has('like')
  return (
    <>
      <PageTitle title={t('title')} />
      {signups ? (
        <AccountQuestions
          way={way}
          wish={{ member: id, like }}
          person={person}
          onJoined={async () => navigate('/complete-signup', { replace: true })}
        />
      ) : (
        <SignupClosed />
      )}
    </>
  )
}
