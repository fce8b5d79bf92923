import { useLocation } from 'react-router'
import { useTranslations } from 'use-intl'
import { withTracking } from '../../platform/api/tracking.ts'
import { ButtonLink } from '../../ui/button/button.tsx'
import { Card } from '../../ui/card.tsx'

/** Invites a visitor to sign up. */
export function JoinCall({ name }: { name: string }) {
  const t = useTranslations('profiles.profile')
  const { search } = useLocation()
  return (
    <Card className="mt-7 grid justify-items-start gap-3">
      <h2>{t('join_title', { name })}</h2>
      <p className="text-muted">{t('join_text')}</p>
      <ButtonLink to={withTracking('/signup', search)} variant="soft" size="sm">
        {t('join')}
      </ButtonLink>
    </Card>
  )
}
