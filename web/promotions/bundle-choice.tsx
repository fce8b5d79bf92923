import type { ReactNode } from 'react'
import { Link, useLocation } from 'react-router'
import { useTranslations } from 'use-intl'
import type { Bundle } from '#common/wire/credits.ts'
import { useMoney } from '../credits/use-money.ts'
import { OldPrice } from './old-price.tsx'
import type { PriceOf } from './use-prices.ts'

function big(chunks: ReactNode) {
  return <span className="text-24 font-extrabold">{chunks}</span>
}

/** The bundles, each with its price per message. Each leads to its checkout; none is chosen beforehand. */
export function BundleChoice({ bundles, priceOf }: { bundles: Bundle[]; priceOf: PriceOf }) {
  const { search } = useLocation()
  return (
    <ul className="grid gap-3 pt-2 sm:grid-cols-2 xl:grid-cols-4">
      {bundles.map((bundle) => (
        <li key={bundle.id} className="min-w-0">
          <BundleLink bundle={bundle} priceOf={priceOf} to={{ pathname: `/credits/${bundle.id}`, search }} />
        </li>
      ))}
    </ul>
  )
}

type BundleLinkProps = { bundle: Bundle; priceOf: PriceOf; to: { pathname: string; search: string } }

function BundleLink({ bundle, priceOf, to }: BundleLinkProps) {
  const t = useTranslations('credits')
  const money = useMoney()
  const { price, old, perMessage } = priceOf(bundle, null)
  return (
    <Link
      to={to}
      className="relative flex h-full min-h-20 flex-wrap items-baseline justify-between gap-x-3 rounded-card border border-line bg-surface px-4 py-3.5 no-underline transition hover:border-primary hover:inset-ring-2 hover:inset-ring-primary active:scale-[0.985] xl:block xl:py-5"
    >
      {bundle.usual && (
        <span className="absolute -top-2.5 left-4 rounded-full bg-primary-tint px-2.5 py-0.5 text-12 font-bold text-primary-text outline-3 outline-bg">
          {t('usual')}
        </span>
      )}
      <span className="block font-bold tabular-nums">{t.rich('credits', { n: bundle.credits, big })}</span>
      <span className="block text-20 font-extrabold tabular-nums xl:mt-3 xl:mb-0.5 xl:text-24">
        {old && <OldPrice price={old} className="mr-2 text-16" />}
        <span>{money(price)}</span>
      </span>
      <span className="block w-full text-14 text-muted">
        {t('per_message', { price: money(perMessage) })}
      </span>
    </Link>
  )
}
