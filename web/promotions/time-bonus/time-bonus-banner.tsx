import { useQueryClient } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import { Link, useLocation } from 'react-router'
import { useTranslations } from 'use-intl'
import { cachedMessages } from '#client/texts/messages.ts'
import { buttonStyle } from '#ui/button/button.tsx'
import { classNames } from '#ui/class-names.ts'
import { Countdown } from '#ui/notice/countdown.tsx'
import { creditsPath } from '#web/credits/return-address.ts'
import { usePercent } from '../use-percent.ts'
import { type TimeBonus, useTimeBonus } from './use-time-bonus.ts'

/** The newcomer's discount and how long it lasts, on the pages of the members area (spec §4). */
export function TimeBonusBanner({ className }: { className?: string | false }) {
  const bonus = useTimeBonus()
  const queries = useQueryClient()
  // A failed page of the area brings no texts for it.
  if (!bonus || !cachedMessages(queries, 'alerts')) return null
  return <BonusStrip bonus={bonus} className={className} />
}

function BonusStrip({ bonus, className }: { bonus: TimeBonus; className: string | false | undefined }) {
  const t = useTranslations('alerts.timeBonus')
  const percent = usePercent()
  const { pathname } = useLocation()
  const { percentage, endsAt, startsAt, clockOffset } = bonus
  return (
    <aside aria-label={t('left')} className={classNames('flex-none bg-primary-tint', className)}>
      <div className="wrap flex items-center gap-x-4 py-1.5">
        <p className="flex min-w-0 flex-1 flex-wrap items-baseline gap-x-2 text-14">
          <span>{t.rich('text', { percent: percent(percentage), b: bold })}</span>
          <span className="whitespace-nowrap text-muted">
            {t('left')}{' '}
            <Countdown
              endsAt={endsAt}
              startsAt={startsAt}
              clockOffset={clockOffset}
              label={t('left')}
              className="text-text"
            />
          </span>
        </p>
        <Link
          to={creditsPath(pathname)}
          className={classNames(buttonStyle({ variant: 'soft', size: 'sm' }), '-mr-3.5 min-h-11 flex-none')}
        >
          {t('link')}
        </Link>
      </div>
    </aside>
  )
}

function bold(chunks: ReactNode) {
  return <b key="b">{chunks}</b>
}
