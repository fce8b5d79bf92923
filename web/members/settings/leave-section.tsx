import { useTranslations } from 'use-intl'
import { limits } from '#common/limits.ts'
import { ButtonLink } from '../../ui/button/button-link.tsx'
import { SettingsCard } from './settings-card.tsx'

/** The way out, in plain sight. It needs the texts `leaving`. */
export function LeaveSection() {
  const t = useTranslations('leaving')
  return (
    <SettingsCard id="leave" title={t('title')} text={t('section.text', { days: limits.reactivationDays })}>
      <ButtonLink to="/delete-account" variant="outline" className="justify-self-start">
        {t('title')}
      </ButtonLink>
    </SettingsCard>
  )
}
