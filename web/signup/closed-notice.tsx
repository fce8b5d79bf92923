import { useTranslations } from 'use-intl'
import { ButtonLink } from '#ui/button/button.tsx'
import { EmptyState } from '#ui/notice/empty-state.tsx'
import { InviteOnly } from '../brand/drawings/invite-only.tsx'
import { useSettings } from '../site/api/site-and-user.tsx'
import { SignupFrame } from './frame.tsx'

/** The invite-only notice (spec §2). */
export function ClosedNotice() {
  const t = useTranslations('members.signup.closed')
  const all = useTranslations('app')
  return (
    <SignupFrame bar={<span className="flex-1" />}>
      <EmptyState
        heading="h1"
        drawing={<InviteOnly />}
        title={t('title')}
        text={t('text', { site: useSettings()?.name ?? '' })}
        action={<ButtonLink to="/login">{all('nav.logIn')}</ButtonLink>}
      />
    </SignupFrame>
  )
}
