import type { ReactNode } from 'react'
import { useTranslations } from 'use-intl'
import type { Bundle } from '#common/credits.ts'
import { RadioCards } from '../ui/form/radio-cards.tsx'
import { useMoney } from './use-money.ts'

type BundleChoiceProps = { bundles: Bundle[]; value: string; onChange: (id: string) => void }

function big(chunks: ReactNode) {
  return <span className="text-24 font-extrabold">{chunks}</span>
}

/** Step 1: the bundles, each with its price per message. */
export function BundleChoice({ bundles, value, onChange }: BundleChoiceProps) {
  const t = useTranslations('credits')
  const money = useMoney()
  return (
    <RadioCards
      legend={t('how_many')}
      hideLegend
      value={value}
      onChange={onChange}
      corner
      className="grid gap-3 pt-2! sm:grid-cols-2 xl:grid-cols-4"
      options={bundles.map((bundle) => ({
        value: bundle.id,
        label: bundle.usual ? t('usual') : undefined,
        title: (
          <span className="flex flex-wrap items-baseline justify-between gap-x-3 xl:block">
            <span className="block tabular-nums xl:pr-8">
              {t.rich('credits', {
                n: bundle.credits,
                big,
              })}
            </span>
            <span className="block text-20 font-extrabold tabular-nums xl:mt-3 xl:mb-0.5 xl:text-24">
              {money(bundle.price)}
            </span>
          </span>
        ),
        text: t('per_message', { price: money(bundle.price_per_message) }),
      }))}
    />
  )
}
