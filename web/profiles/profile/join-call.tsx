import { useTranslations } from 'use-intl'
import type { ProfileCard } from '#common/wire/profiles.ts'
import { ButtonLink } from '#ui/button/button.tsx'
import { Card } from '#ui/card.tsx'
import { useJoinLink } from '#web/members/use-join-link.ts'
import { useOpenToVisitors } from '#web/site/page/use-open-to-visitors.ts'

/** Invites a visitor to sign up, where that is open to them. */
export function JoinCall({ person }: { person: ProfileCard }) {
  const t = useTranslations('profiles.profile')
  const join = useJoinLink({ person })
  const { signups } = useOpenToVisitors()
  if (!signups) return null
  return (
    <Card className="mt-7 grid justify-items-start gap-3">
      <h2>{t('join_title', { name: person.name })}</h2>
      <p className="text-muted">{t('join_text')}</p>
      <ButtonLink {...join} variant="soft" size="sm">
        {t('join')}
      </ButtonLink>
    </Card>
  )
}
