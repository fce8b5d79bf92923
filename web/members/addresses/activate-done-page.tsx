import { useNavigate, useSearchParams } from 'react-router'
import { useTranslations } from 'use-intl'
import { ApiError, unwrap } from '#client/api/api.ts'
import { usePageData } from '#client/api/page-data.tsx'
import { redirectTo } from '#client/api/redirect-to.ts'
import { ButtonLink } from '#ui/button/button.tsx'
import { EmptyState } from '#ui/notice/empty-state.tsx'
import { PaymentCompleted } from '#web/brand/drawings/payment-completed.tsx'
import { pageLoader } from '#web/site/api/page-loader.ts'
import { useUser } from '#web/site/api/site-and-user.tsx'
import { AccountFrame } from '../account-frame.tsx'
import { LinkStep } from '../sign-in/link-step.tsx'
import { checkLink } from './check-link.ts'
import { sayConfirmedOnce } from './confirmed-once.ts'

const load = pageLoader(['members', 'account'], async ({ api, url }) => {
  const token = url.searchParams.get('token')
  if (token !== null && !(await checkLink(api, 'activate', token))) throw redirectTo('/activate/error')
})
export const loader = load
export const clientLoader = load
export const handle = { layout: 'empty' }

/** With the mailed token the button that confirms the address; without it, that it is done. */
export default function ActivateDonePage() {
  const t = useTranslations('account.activate')
  const account = useTranslations('account')
  const logIn = useTranslations('members.login')
  const user = useUser()
  const { api, queries } = usePageData()
  const navigate = useNavigate()
  const [parameters] = useSearchParams()
  const token = parameters.get('token')
  async function activate() {
    try {
      await unwrap(api['activation.php'].$put({ json: { token: token ?? '' } }))
    } catch (error) {
      if (!(error instanceof ApiError) || error.code !== 'link_invalid') throw error
      return navigate('/activate/error', { replace: true })
    }
    // This page says it, and no other tab says it again.
    if (user) await sayConfirmedOnce(user.id)
    await queries.invalidateQueries({ queryKey: ['user'] })
    await navigate('/activate/done', { replace: true })
  }
  return (
    <AccountFrame title={t('heading')}>
      {token === null ? (
        <EmptyState
          heading="h1"
          drawing={<PaymentCompleted />}
          title={t('doneTitle')}
          text={t('doneText')}
          action={
            <ButtonLink to={user ? '/members' : '/login'} size="lg">
              {user ? account('goOn') : logIn('submit')}
            </ButtonLink>
          }
        />
      ) : (
        <LinkStep title={t('heading')} text={t('text')} button={t('button')} onAct={activate} />
      )}
    </AccountFrame>
  )
}
