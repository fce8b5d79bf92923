import { useNavigate } from 'react-router'
import { useTranslations } from 'use-intl'
import { redirectTo } from '#client/api/redirect-to.ts'
import { ShareHead } from '../brand/share-head.tsx'
import { pageLoader } from '../site/api/page-loader.ts'
import { companyQuery, settingsQuery } from '../site/api/site-queries.ts'
import { userQuery } from '../site/api/user-query.ts'
import { PageTitle } from '../site/page/page-title.tsx'
import { useOpenToVisitors } from '../site/page/use-open-to-visitors.ts'
import { AccountQuestions } from './questions/account-questions.tsx'
import { SignupClosed } from './signup-closed.tsx'
import { usePageWay } from './use-way.ts'

const load = pageLoader(['members', 'fields'], async ({ queries, api }) => {
  const user = await queries.ensureQueryData(userQuery(api))
  if (user) throw redirectTo(user.signup_complete ? '/members' : '/complete-signup')
  const { settings } = await queries.ensureQueryData(settingsQuery(api))
  await queries.ensureQueryData(companyQuery(api, settings.version))
})
export const loader = load
export const clientLoader = load
export const handle = { layout: 'empty' }

export default function SignupPage() {
  const t = useTranslations('members.signup')
  const { signups } = useOpenToVisitors()
  const navigate = useNavigate()
  const way = usePageWay('/signup')
  return (
    <>
      <PageTitle title={t('title')} />
      <ShareHead title={t('title')} path="/signup" />
      {signups ? (
        <AccountQuestions
          way={way}
          wish={{ member: undefined, like: false }}
          person={undefined}
          onJoined={async () => navigate('/complete-signup', { replace: true })}
        />
      ) : (
        <SignupClosed />
      )}
    </>
  )
}
