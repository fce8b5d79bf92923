import { useTranslations } from 'use-intl'
import type { Offer } from '#common/wire/credits.ts'
import { useMoney } from '#web/credits/use-money.ts'
import { costOf } from './cost-of.ts'
import { MethodMark } from './method-mark.tsx'

/** How credits are paid in a country, and what each way costs beside the price. */
export function PricingMethods({ offer }: { offer: Offer }) {
  const t = useTranslations('pricing')
  const credits = useTranslations('credits')
  const names = useTranslations('payments.methods')
  const money = useMoney()
  return (
    <section aria-labelledby="methods" className="grid gap-3">
      <h2 id="methods">{t('methods')}</h2>
      <ul className="grid gap-2.5 sm:grid-cols-2">
        {offer.methods.map((method) => {
          const cost = costOf(offer, method)
          return (
            <li
              key={method}
              className="flex items-center gap-3 rounded-card border border-line bg-surface px-4 py-3"
            >
              <MethodMark method={method} />
              <span className="min-w-0">
                <b className="block">{names(method)}</b>
                <span className="text-14 text-muted">
                  {cost ? credits('extra', { cost: money(cost) }) : t('no_costs')}
                </span>
              </span>
            </li>
          )
        })}
      </ul>
    </section>
  )
}
