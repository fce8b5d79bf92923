import { useTranslations } from 'use-intl'
import type { Timed } from '#client/live/server-clock.ts'
import type { Bundles } from '#common/wire/credits.ts'
import { useMoney } from '../credits/use-money.ts'
import { DiscountEnd } from './discount-end.tsx'
import { useDiscountName } from './use-discount-name.ts'
import { usePercent } from './use-percent.ts'
import type { BundlePrice } from './use-prices.ts'

/** The line of a bill that says which discount applies, what it takes off, and until when. */
export function DiscountLine({ priced, offer }: { priced: BundlePrice; offer: Timed<Bundles> }) {
  const t = useTranslations('discounts')
  const money = useMoney()
  const name = useDiscountName()
  const percent = usePercent()
  const { discount, old, price } = priced
  if (!discount || !old) return null
  return (
    <div className="flex items-baseline justify-between gap-3">
      <dt className="min-w-0">
        {t('line', { name: name(discount), percent: percent(discount.percentage) })}
        {discount.ends && (
          <span className="block text-12 text-muted">
            <DiscountEnd ends={discount.ends} offer={offer} />
          </span>
        )}
      </dt>
      <dd className="flex-none font-semibold text-success tabular-nums">
        {money({ ...price, amount: price.amount - old.amount })}
      </dd>
    </div>
  )
}
