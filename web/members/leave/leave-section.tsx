import { useTranslations } from 'use-intl'
import { limits } from '#common/limits.ts'
import { ButtonLink } from '#ui/button/button.tsx'
import { Card } from '#ui/card.tsx'

/** The way out, in plain sight. It needs the texts `leaving`. */
export function LeaveSection() {
  const t = useTranslations('leaving')
  return (
    <Card className="grid grid-cols-[minmax(0,1fr)] gap-4">
      <p className="text-14 text-muted">{t('section.text', { days: limits.reactivationDays })}</p>
      <ButtonLink to="/delete-account" variant="outline" className="justify-self-start">
        {t('title')}
      </ButtonLink>
    </Card>
  )
}
