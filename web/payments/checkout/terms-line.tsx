import { useFormatter, useTranslations } from 'use-intl'
import { vatIn } from '#common/payments/vat.ts'
import type { Bundles } from '#common/wire/credits.ts'
import { classNames } from '#ui/class-names.ts'
import { useMoney } from '#web/credits/use-money.ts'

type TermsLineProps = { offer: Bundles; total: number; currency: string; className?: string }

/** Below what is to be paid: the VAT in it, and that it is paid once. */
export function TermsLine({ offer, total, currency, className }: TermsLineProps) {
  const t = useTranslations('credits')
  const format = useFormatter()
  const money = useMoney()
  const rate = format.number(offer.vat_rate / 10_000, { style: 'percent', maximumFractionDigits: 2 })
  const vat = money({ amount: vatIn(total, offer.vat_rate), currency })
  return (
    <p className={classNames('text-12 text-muted', className)}>
      {offer.vat_rate > 0 && <span>{t('vat', { rate, amount: vat })} </span>}
      <span>{t('once')}</span>
    </p>
  )
}
