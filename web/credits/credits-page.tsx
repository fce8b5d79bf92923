import { useSuspenseQuery } from '@tanstack/react-query'
import { type MetaFunction, useNavigate, useSearchParams } from 'react-router'
import { useTranslations } from 'use-intl'
import { usePageData } from '#client/api/page-data.tsx'
import { TextLink } from '#ui/button/text-link.tsx'
import { Banner } from '#ui/notice/banner.tsx'
import { cardsQuery } from '../payments/cards/cards-query.ts'
import { useWaiting, WaitingBar } from '../payments/checkout/waiting-payment.tsx'
import { ordersQuery } from '../payments/payments-query.ts'
import { RepeatOffer } from '../payments/repeat/repeat-offer.tsx'
import { useOneTap } from '../payments/repeat/use-one-tap.ts'
import { BundleChoice } from '../promotions/bundle-choice.tsx'
import { CodeButton } from '../promotions/code-button.tsx'
import { DiscountList } from '../promotions/discount-list.tsx'
import { usePrices } from '../promotions/use-prices.ts'
import { memberPageLoader } from '../site/api/page-loader.ts'
import { useSettings, useUser } from '../site/api/site-and-user.tsx'
import { PageTitle } from '../site/page/page-title.tsx'
import { bundlesQuery, waitingQuery } from './credits-query.ts'
import { sameSitePath, useReturnAddress } from './return-address.ts'

const load = memberPageLoader(['credits', 'discounts', 'payments', 'cards'], ({ api, queries }) =>
  Promise.all([
    queries.ensureQueryData(bundlesQuery(api)),
    queries.fetchQuery(waitingQuery(api)),
    queries.fetchQuery(ordersQuery(api)),
    queries.fetchQuery(cardsQuery(api)),
  ]),
)
export const loader = load
export const clientLoader = load
export const handle = { layout: 'default' }
export const meta: MetaFunction = () => [{ name: 'robots', content: 'noindex' }]

/** How many credits: the first step of a purchase. */
export default function CreditsPage() {
  const t = useTranslations('credits')
  const user = useUser()
  const cost = useSettings()?.message_credits ?? 0
  const [search] = useSearchParams()
  const navigate = useNavigate()
  const back = sameSitePath(search.get('back'))
  const { api } = usePageData()
  const { data: offer } = useSuspenseQuery(bundlesQuery(api))
  const { bundles, methods } = offer
  const priceOf = usePrices(offer)
  const oneTap = useOneTap()
  useReturnAddress({ keep: useWaiting() !== null })
  return (
    <div className="wrap grid grid-cols-[minmax(0,1fr)] gap-6 py-6 lg:py-8">
      <PageTitle title={t('title')} />
      <div>
        <h1>{t('title')}</h1>
        <p className="mt-1 text-muted">{t('balance', { n: user?.credits ?? 0 })}</p>
      </div>
      <WaitingBar />
      {search.has('nothing') && <Banner>{t('nothing_to_repeat')}</Banner>}
      <RepeatOffer onPaid={back ? () => navigate(back) : undefined} />
      {bundles.length === 0 || methods.length === 0 ? (
        <Banner>{t('nothing_offered')}</Banner>
      ) : (
        <section aria-labelledby="how-many" className="grid gap-3">
          <h2 id="how-many">{t('how_many')}</h2>
          <DiscountList offer={offer} />
          <BundleChoice bundles={bundles} priceOf={priceOf} />
          <p className="text-14 text-muted">{t('what_for', { n: cost })}</p>
          <CodeButton offer={offer} />
        </section>
      )}
      <p className="flex flex-wrap gap-x-6 gap-y-1">
        {oneTap ? null : user?.paid_user ? (
          <TextLink to="/credits/repeat-order" className="inline-flex min-h-11 items-center">
            {t('repeat')}
          </TextLink>
        ) : (
          <TextLink
            to={{ pathname: '/premium', search: search.toString() }}
            className="inline-flex min-h-11 items-center"
          >
            {t('what_premium_opens')}
          </TextLink>
        )}
      </p>
    </div>
  )
}
