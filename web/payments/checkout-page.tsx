import { useSuspenseQuery } from '@tanstack/react-query'
import { data, type MetaFunction, type ShouldRevalidateFunction, useParams } from 'react-router'
import { useTranslations } from 'use-intl'
import { usePageData } from '#client/api/page-data.tsx'
import { Icon } from '#ui/icon.tsx'
import { lock } from '#ui/icons.ts'
import { bundlesQuery, waitingQuery } from '../credits/credits-query.ts'
import { useReturnAddress } from '../credits/return-address.ts'
import { SiteLogo } from '../frame/site-logo.tsx'
import { BackButton } from '../layouts/back-button.tsx'
import { memberPageLoader, type PageFailure } from '../site/api/page-loader.ts'
import { PageTitle } from '../site/page/page-title.tsx'
import { cardsQuery } from './cards/cards-query.ts'
import { Checkout } from './checkout/checkout.tsx'

const load = memberPageLoader(
  ['credits', 'discounts', 'payments', 'cards'],
  async ({ api, queries, params }) => {
    const [offer] = await Promise.all([
      queries.ensureQueryData(bundlesQuery(api)),
      queries.fetchQuery(waitingQuery(api)),
      queries.fetchQuery(cardsQuery(api)),
    ])
    if (!offer.bundles.some(({ id }) => id === params.id))
      throw data<PageFailure>({ error: 'not_found' }, { status: 404 })
  },
)
export const loader = load
export const clientLoader = load
export const handle = { layout: 'empty' }
/** Another method is chosen at once, without asking the server. */
export const shouldRevalidate: ShouldRevalidateFunction = ({ currentParams, nextParams }) =>
  currentParams.id !== nextParams.id

export const meta: MetaFunction = () => [{ name: 'robots', content: 'noindex' }]

/** A bundle's checkout, without the navigation. A method that is not offered is ignored. */
export default function CheckoutPage() {
  const t = useTranslations('credits')
  const { id, paymentmethod } = useParams()
  const { api } = usePageData()
  const { bundles, methods } = useSuspenseQuery(bundlesQuery(api)).data
  const bundle = bundles.find((each) => each.id === id)
  useReturnAddress({ keep: true })
  return (
    <>
      <PageTitle title={t('check_and_pay')} />
      <CheckoutHead />
      <div className="wrap w-full max-w-280! py-6 max-lg:tall:pb-36 lg:py-8">
        <h1 className="mb-5">{t('check_and_pay')}</h1>
        {bundle && (
          <Checkout
            key={bundle.id}
            bundle={bundle}
            method={methods.find((each) => each === paymentmethod) ?? null}
          />
        )}
      </div>
    </>
  )
}

function CheckoutHead() {
  const t = useTranslations('credits')
  return (
    <header className="on-night border-b border-white/10 bg-night pt-[env(safe-area-inset-top)] text-on-night">
      <div className="wrap flex min-h-[var(--bar)] items-center gap-2">
        <BackButton className="-ml-2.5" />
        <SiteLogo />
        <span className="ml-auto inline-flex items-center gap-2 text-right text-14 text-on-night-muted">
          <Icon icon={lock} size={18} className="flex-none" />
          {t('secure')}
        </span>
      </div>
    </header>
  )
}
