import { useTranslations } from 'use-intl'
import { ButtonLink } from '#ui/button/button.tsx'
import { EmptyState } from '#ui/notice/empty-state.tsx'
import { mailTo } from '#ui/rich-text.tsx'
import { SomethingFailed } from '#web/brand/drawings/something-failed.tsx'
import { pageLoader } from '#web/site/api/page-loader.ts'
import { useSettings, useUser } from '#web/site/api/site-and-user.tsx'
import { AccountFrame } from '../account-frame.tsx'

const load = pageLoader(['members', 'account'])
export const loader = load
export const clientLoader = load
export const handle = { layout: 'empty' }

/** An address was not confirmed: how to get a new link, and whom to write to. */
export default function ActivateErrorPage() {
  const t = useTranslations('account.activate')
  const logIn = useTranslations('members.login')
  const user = useUser()
  const address = useSettings()?.support_email ?? ''
  return (
    <AccountFrame title={t('errorTitle')}>
      <EmptyState
        heading="h1"
        drawing={<SomethingFailed />}
        title={t('errorTitle')}
        text={t.rich('errorText', { link: mailTo(address), address })}
        action={
          <ButtonLink to={user ? '/notifications' : '/login'} size="lg">
            {user ? t('again') : logIn('submit')}
          </ButtonLink>
        }
      />
    </AccountFrame>
  )
}
