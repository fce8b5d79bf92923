import { useSuspenseQuery } from '@tanstack/react-query'
import type { MetaFunction } from 'react-router'
import { useTranslations } from 'use-intl'
import { usePageData } from '#client/api/page-data.tsx'
import { Icon } from '#ui/icon.tsx'
import { check } from '#ui/icons.ts'
import { Banner } from '#ui/notice/banner.tsx'
import { bold } from '#ui/rich-text.tsx'
import { Stave } from '../brand/stave.tsx'
import { useWaiting, WaitingBar } from '../payments/checkout/waiting-payment.tsx'
import { BundleChoice } from '../promotions/bundle-choice.tsx'
import { usePrices } from '../promotions/use-prices.ts'
import { memberPageLoader } from '../site/api/page-loader.ts'
import { useSettings, useUser } from '../site/api/site-and-user.tsx'
import { PageTitle } from '../site/page/page-title.tsx'
import { bundlesQuery, premiumQuery, waitingQuery } from './credits-query.ts'
import { PremiumTable } from './premium/premium-table.tsx'
import { useReturnAddress } from './return-address.ts'

const load = memberPageLoader(['premium', 'credits', 'discounts', 'payments'], ({ api, queries }) =>
  Promise.all([
    queries.fetchQuery(premiumQuery(api)),
    queries.ensureQueryData(bundlesQuery(api)),
    queries.fetchQuery(waitingQuery(api)),
  ]),
)
export const loader = load
export const clientLoader = load
export const handle = { layout: 'default' }
export const meta: MetaFunction = () => [{ name: 'robots', content: 'noindex' }]

/** What premium is: what it opens, once, and what still costs, next to what the member has now. */
export default function PremiumPage() {
  const t = useTranslations('premium')
  const credits = useTranslations('credits')
  const { api } = usePageData()
  const { data: offer } = useSuspenseQuery(bundlesQuery(api))
  const { bundles } = offer
  const priceOf = usePrices(offer)
  const { data: used } = useSuspenseQuery(premiumQuery(api))
  const days = useSettings()?.refund_days ?? 0
  useReturnAddress({ keep: useWaiting() !== null })
  return (
    <div className="wrap grid grid-cols-[minmax(0,1fr)] gap-6 pb-8 lg:grid-cols-12 lg:gap-x-8 lg:pt-8">
      <PageTitle title={t('title')} />
      <PremiumPromise />
      <div className="grid content-start gap-4 lg:col-span-7">
        <WaitingBar />
        <PremiumTable used={used} />
      </div>
      <section aria-labelledby="bundles" className="grid gap-3 lg:col-span-12">
        <h2 id="bundles">{t('pick')}</h2>
        {bundles.length === 0 ? (
          <Banner>{credits('nothing_offered')}</Banner>
        ) : (
          <BundleChoice bundles={bundles} priceOf={priceOf} />
        )}
        {days > 0 && <p className="text-14 text-muted">{t('refund', { days })}</p>}
      </section>
    </div>
  )
}

function PremiumPromise() {
  const t = useTranslations('premium')
  const own = useUser()?.paid_user
  return (
    <section className="on-night relative isolate grid content-end gap-4 overflow-hidden bg-linear-to-br from-night from-60% to-night-2 p-6 text-on-night max-lg:-mx-(--gutter) max-lg:rounded-b-panel max-lg:px-(--gutter) lg:col-span-5 lg:rounded-panel lg:p-8">
      <Stave className="-z-10" />
      <h1 className="display text-[clamp(1.75rem,10vw,2.5rem)] [&>b]:block">
        {t.rich(own ? 'headline_own' : 'headline', { b: bold })}
      </h1>
      <p className="text-on-night-muted">{t(own ? 'intro_own' : 'intro')}</p>
      <ul className="flex flex-wrap gap-2">
        {(['no_subscription', 'stays', 'empty'] as const).map((what) => (
          <li
            key={what}
            className="inline-flex items-center gap-1.5 rounded-full bg-white/10 px-3 py-1.5 text-14 font-semibold inset-ring-1 inset-ring-white/25"
          >
            <Icon icon={check} size={16} className="flex-none text-secondary" />
            {t(`once.${what}`)}
          </li>
        ))}
      </ul>
    </section>
  )
}
