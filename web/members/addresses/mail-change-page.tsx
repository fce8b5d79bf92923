import { useState } from 'react'
import { useNavigate, useSearchParams } from 'react-router'
import { useTranslations } from 'use-intl'
import { unwrap } from '#client/api/api.ts'
import { usePageData } from '#client/api/page-data.tsx'
import { redirectTo } from '#client/api/redirect-to.ts'
import { ButtonLink } from '#ui/button/button.tsx'
import { EmptyState } from '#ui/notice/empty-state.tsx'
import { PaymentCompleted } from '#web/brand/drawings/payment-completed.tsx'
import { PaymentFailed } from '#web/brand/drawings/payment-failed.tsx'
import { pageLoader } from '#web/site/api/page-loader.ts'
import { AccountFrame } from '../account-frame.tsx'
import { LinkStep } from '../sign-in/link-step.tsx'
import { checkLink } from './check-link.ts'
import { UndoStep } from './undo-step.tsx'

const load = pageLoader(['members', 'account'], async ({ api, url: { searchParams } }) => {
  const undo = searchParams.get('undo')
  if (searchParams.has('invalid')) return
  const good = undo
    ? await checkLink(api, 'undo', undo)
    : await checkLink(api, 'mail_change', searchParams.get('token'))
  if (!good) throw redirectTo('/mail-change/do?invalid')
})
export const loader = load
export const clientLoader = load
export const handle = { layout: 'empty' }

/** Where the mails about another address lead: the button that confirms it, or the one that takes it back. */
export default function MailChangePage() {
  const t = useTranslations('account.mailChange')
  const account = useTranslations('account')
  const logIn = useTranslations('members.login')
  const errors = useTranslations('errors')
  const { api, queries } = usePageData()
  const navigate = useNavigate()
  const [parameters] = useSearchParams()
  const [done, setDone] = useState(false)
  const undo = parameters.get('undo')
  async function change() {
    await unwrap(api['mail-change.php'].$put({ json: { token: parameters.get('token') ?? '' } }))
    await queries.invalidateQueries({ queryKey: ['user'] })
    setDone(true)
  }
  const goOn = (token: string) => navigate(`/reset-password/do?token=${token}`, { replace: true })
  return (
    <AccountFrame title={t('heading')}>
      {parameters.has('invalid') ? (
        <EmptyState
          heading="h1"
          drawing={<PaymentFailed />}
          title={t('invalidTitle')}
          text={errors('link_invalid')}
          action={<ButtonLink to="/login">{logIn('submit')}</ButtonLink>}
        />
      ) : done ? (
        <EmptyState
          heading="h1"
          drawing={<PaymentCompleted />}
          title={t('doneTitle')}
          text={t('doneText')}
          action={<ButtonLink to="/members">{account('goOn')}</ButtonLink>}
        />
      ) : undo ? (
        <UndoStep token={undo} onUndone={goOn} />
      ) : (
        <LinkStep title={t('heading')} text={t('text')} button={t('button')} onAct={change} />
      )}
    </AccountFrame>
  )
}
