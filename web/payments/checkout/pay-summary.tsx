import { useLocation } from 'react-router'
import { useTranslations } from 'use-intl'
import type { Timed } from '#client/live/server-clock.ts'
import type { Bundle, Bundles } from '#common/wire/credits.ts'
import type { PaymentMethod } from '#common/wire/payments.ts'
import { TextLink } from '#ui/button/text-link.tsx'
import type { Elements } from '#ui/elements.ts'
import { useMoney } from '#web/credits/use-money.ts'
import { DiscountLine } from '#web/promotions/discount-line.tsx'
import type { BundlePrice } from '#web/promotions/use-prices.ts'
import { costOf } from '../methods/cost-of.ts'
import { TermsLine } from './terms-line.tsx'

type PaySummaryProps = {
  bundle: Bundle
  priced: BundlePrice
  offer: Timed<Bundles>
  method: PaymentMethod | null
  children: Elements
}

/** What will be paid. The costs of a method are known once it is chosen. */
export function PaySummary({ bundle, priced, offer, method, children }: PaySummaryProps) {
  const t = useTranslations('credits')
  const money = useMoney()
  const { search } = useLocation()
  const { currency } = bundle.price
  const cost = (method && costOf(offer, method)?.amount) ?? 0
  const total = priced.price.amount + cost
  return (
    <>
      <div className="flex items-baseline justify-between gap-3">
        <h2 className="text-20">{t('credits_plain', { n: bundle.credits })}</h2>
        <TextLink to={{ pathname: '/credits', search }} className="text-14">
          {t('change')}
        </TextLink>
      </div>
      <dl className="grid gap-2 text-14">
        <Line term={t('credits_plain', { n: bundle.credits })} value={money(bundle.price)} />
        <DiscountLine priced={priced} offer={offer} />
        <Line term={t('transaction_costs')} value={method ? money({ amount: cost, currency }) : '–'} />
        <div className="mt-1 flex items-baseline justify-between gap-3 border-t border-line pt-3 text-20 font-extrabold">
          <dt>{t('total')}</dt>
          <dd className="tabular-nums">{money({ amount: total, currency })}</dd>
        </div>
      </dl>
      <TermsLine offer={offer} total={total} currency={currency} className="-mt-2" />
      {children}
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
