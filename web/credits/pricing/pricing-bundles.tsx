import { useTranslations } from 'use-intl'
import type { Bundle } from '#common/wire/credits.ts'
import { useMoney } from '../use-money.ts'

/** The bundles as a list to read: nothing is bought here. */
export function PricingBundles({ bundles }: { bundles: Bundle[] }) {
  const t = useTranslations('pricing')
  const credits = useTranslations('credits')
  const money = useMoney()
  if (bundles.length === 0) return <p>{credits('nothing_offered')}</p>
  return (
    <section aria-labelledby="bundles" className="grid gap-3">
      <h2 id="bundles">{t('bundles')}</h2>
      <ul className="divide-y divide-line rounded-card border border-line bg-surface">
        {bundles.map(({ id, credits: n, price, price_per_message: perMessage }) => (
          <li key={id} className="flex items-center justify-between gap-4 px-4 py-3.5 tabular-nums">
            <span className="min-w-0">
              <b className="block">{credits('credits_plain', { n })}</b>
              <span className="text-14 text-muted">
                {credits('per_message', { price: money(perMessage) })}
              </span>
            </span>
            <b className="flex-none text-20">{money(price)}</b>
          </li>
        ))}
      </ul>
    </section>
  )
}
