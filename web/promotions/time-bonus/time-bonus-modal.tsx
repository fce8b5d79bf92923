import { useLocation } from 'react-router'
import { useTranslations } from 'use-intl'
import { Button, ButtonLink } from '#ui/button/button.tsx'
import { Countdown } from '#ui/notice/countdown.tsx'
import { Dialog } from '#ui/overlay/dialog.tsx'
import { creditsPath } from '#web/credits/return-address.ts'
import { usePercent } from '../use-percent.ts'
import type { TimeBonus } from './use-time-bonus.ts'

type TimeBonusModalProps = { bonus: TimeBonus; onClose: () => void }

/** What the newcomer's discount is, once, for who has no credits. Needs the texts `discounts`. */
export function TimeBonusModal({ bonus, onClose }: TimeBonusModalProps) {
  const t = useTranslations('discounts.modal')
  const app = useTranslations('app')
  const percentOf = usePercent()
  const { pathname } = useLocation()
  const percent = percentOf(bonus.percentage)
  return (
    <Dialog
      open
      onClose={onClose}
      title={t('title', { percent })}
      closeLabel={app('dismiss')}
      footer={
        <>
          <Button variant="outline" onClick={onClose}>
            {t('later')}
          </Button>
          <ButtonLink to={creditsPath(pathname)} onClick={onClose}>
            {t('button')}
          </ButtonLink>
        </>
      }
    >
      <p className="text-muted">{t('text', { percent })}</p>
      <p className="mt-4 grid justify-items-center gap-1">
        <span className="text-14 text-muted">{t('left')}</span>
        <Countdown
          endsAt={bonus.endsAt}
          clockOffset={bonus.clockOffset}
          label={t('left')}
          className="text-40"
        />
      </p>
    </Dialog>
  )
}
