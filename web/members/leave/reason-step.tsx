import { useTranslations } from 'use-intl'
import { type LeaveReason, leaveReasons } from '#common/leave-reasons.ts'
import { Button } from '#ui/button/button.tsx'
import { RadioCards } from '#ui/form/radio-cards.tsx'
import { LeaveFrame } from './leave-frame.tsx'

type ReasonStepProps = {
  reason: LeaveReason | null
  onReason: (reason: LeaveReason | null) => void
  onNext: () => void
}

export function ReasonStep({ reason, onReason, onNext }: ReasonStepProps) {
  const t = useTranslations('leaving')
  const all = useTranslations('app')
  const options = leaveReasons.map((value) => ({ value, title: t(`reasons.${value}`) }))
  return (
    <LeaveFrame step={1} back="/notifications" question={t('reason.question')} hint={t('reason.hint')}>
      <RadioCards
        legend={t('reason.label')}
        hideLegend
        options={options}
        value={reason}
        onChange={onReason}
      />
      <div className="grid gap-2.5 sm:grid-cols-2">
        <Button
          variant="outline"
          size="lg"
          onClick={() => {
            onReason(null)
            onNext()
          }}
        >
          {t('reason.skip')}
        </Button>
        <Button variant="outline" size="lg" disabled={!reason} onClick={onNext}>
          {all('continue')}
        </Button>
      </div>
    </LeaveFrame>
  )
}
