import landmark from 'lucide/dist/esm/icons/landmark.mjs'
import rotateCcw from 'lucide/dist/esm/icons/rotate-ccw.mjs'
import shieldCheck from 'lucide/dist/esm/icons/shield-check.mjs'
import type { ReactNode } from 'react'
import { useTranslations } from 'use-intl'
import type { Bundle, Bundles } from '#common/credits.ts'
import type { Money } from '#common/wire.ts'
import { useSettings, useUser } from '../platform/api/site-and-user.tsx'
import { Icon, type IconNode } from '../ui/icon.tsx'
import { useMoney } from './use-money.ts'

type PaySummaryProps = { bundle: Bundle; offer: Bundles; total: Money; children: ReactNode }

function strong(chunks: ReactNode) {
  return <b className="text-text">{chunks}</b>
}

/** Step 3: what will be paid, and the terms. */
export function PaySummary({ bundle, offer, total, children }: PaySummaryProps) {
  const t = useTranslations('credits')
  const money = useMoney()
  const settings = useSettings()
  const user = useUser()
  return (
    <>
      <dl className="grid gap-2 text-14">
        <Line term={t('credits_plain', { n: bundle.credits })} value={money(bundle.price)} />
        <Line term={t('transaction_costs')} value={money(offer.transaction_costs)} />
        <div className="mt-1 flex items-baseline justify-between gap-3 border-t border-line pt-3 text-20 font-extrabold">
          <dt>{t('total')}</dt>
          <dd className="tabular-nums">{money(total)}</dd>
        </div>
      </dl>
      {children}
      <ul className="grid gap-2 text-12 text-muted">
        {user && !user.paid_user && <Note icon={shieldCheck}>{t('makes_premium')}</Note>}
        {settings && settings.refund_days > 0 && (
          <Note icon={rotateCcw}>{t('refund', { days: settings.refund_days })}</Note>
        )}
        <Note icon={landmark}>
          {t.rich('statement', {
            name: offer.statement_name,
            b: strong,
          })}
        </Note>
      </ul>
    </>
  )
}

function Line({ term, value }: { term: string; value: string }) {
  return (
    <div className="flex items-baseline justify-between gap-3">
      <dt>{term}</dt>
      <dd className="tabular-nums">{value}</dd>
    </div>
  )
}

type NoteProps = {
  icon: IconNode
  children: ReactNode
}

function Note({ icon, children }: NoteProps) {
  return (
    <li className="flex items-start gap-2">
      <Icon icon={icon} size={16} className="mt-px flex-none" />
      <span>{children}</span>
    </li>
  )
}
