import { useQueryClient, useSuspenseQuery } from '@tanstack/react-query'
import { useTranslations } from 'use-intl'
import { ApiError } from '#client/api/api.ts'
import { usePageData } from '#client/api/page-data.tsx'
import { redirectTo } from '#client/api/redirect-to.ts'
import { ownPhotosQuery } from '../profiles/own-photos-query.ts'
import { pageLoader } from '../site/api/page-loader.ts'
import { userQuery } from '../site/api/user-query.ts'
import { PageTitle } from '../site/page/page-title.tsx'
import { CompleteStep } from './complete-step.tsx'
import { ProfileQuestions } from './questions/profile-questions.tsx'
import { signupQuery } from './signup-query.ts'
import { usePageWay } from './use-way.ts'

const done = 'complete'

const load = pageLoader(
  ['members', 'fields', 'places', 'prompts', 'photos', 'account'],
  async ({ queries, api, url }) => {
    const user = await queries.ensureQueryData(userQuery(api))
    if (!user) throw new ApiError(401, { error: 'login_required' })
    const asked = url.searchParams.get('step') ?? ''
    // The photo may have been left for later, and an old tab or mail may still lead here for it.
    if (user.signup_complete && asked === 'photo') throw redirectTo('/profile/photos')
    if (user.signup_complete && asked !== done) throw redirectTo('/members')
    await Promise.all([
      queries.ensureQueryData(signupQuery(api)),
      queries.ensureQueryData(ownPhotosQuery(api)),
    ])
  },
)
export const loader = load
export const clientLoader = load
export const handle = { layout: 'empty' }

export default function CompleteSignupPage() {
  const t = useTranslations('members.signup')
  const { api } = usePageData()
  const queries = useQueryClient()
  const { data: state } = useSuspenseQuery(signupQuery(api))
  const way = usePageWay('/complete-signup')
  return (
    <>
      <PageTitle title={t('rest')} />
      <meta name="robots" content="noindex" />
      {state.next === null ? (
        <CompleteStep state={state} />
      ) : (
        <ProfileQuestions
          way={way}
          state={state}
          onEnd={async () => {
            await queries.fetchQuery({ ...userQuery(api), staleTime: 0 })
            way.go(done, true)
          }}
        />
      )}
    </>
  )
}
