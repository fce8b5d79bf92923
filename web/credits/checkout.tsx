import { useSuspenseQuery } from '@tanstack/react-query'
import { type ReactNode, useState } from 'react'
import { useTranslations } from 'use-intl'
import { usePageData } from '../platform/api/page-data.tsx'
import { useSettings, useUser } from '../platform/api/site-and-user.tsx'
import { PageTitle } from '../platform/page/page-title.tsx'
import { useErrorText } from '../platform/texts/use-error-text.ts'
import { Button } from '../ui/button/button.tsx'
import { Banner } from '../ui/notice/banner.tsx'
import { BundleChoice } from './bundle-choice.tsx'
import { usePay } from './checkout-record.ts'
import { bundlesQuery } from './credits-query.ts'
import { MethodChoice } from './method-choice.tsx'
import { PaySummary } from './pay-summary.tsx'
import { useReturnAddress } from './return-address.ts'
import { useMoney } from './use-money.ts'

type CheckoutProps = {
  /** Chosen in the address. An unknown bundle or method is ignored. */
  bundle?: string | undefined
  method?: string | undefined
}

/** Buying credits in three steps on one page: how many, how to pay, check and pay. */
export function Checkout({ bundle: givenBundle, method: givenMethod }: CheckoutProps) {
  const t = useTranslations('credits')
  const names = useTranslations('payments.methods')
  const errors = useErrorText()
  const money = useMoney()
  const user = useUser()
  const cost = useSettings()?.message_credits ?? 0
  const { api } = usePageData()
  const { data: offer } = useSuspenseQuery(bundlesQuery(api))
  const { bundles, methods, transaction_costs: costs } = offer
  const usual = bundles.find((each) => each.usual) ?? bundles[0]
  const [bundleId, setBundleId] = useState(givenBundle)
  const [chosen, setMethod] = useState(methods.find((each) => each === givenMethod))
  const bundle = bundles.find((each) => each.id === bundleId) ?? usual
  const method = chosen ?? methods[0]
  const { mutate: pay, isPending, error } = usePay()
  useReturnAddress()
  const total = bundle && { ...bundle.price, amount: bundle.price.amount + costs.amount }

  return (
    <div className="wrap py-6 lg:py-8">
      <PageTitle title={t('title')} />
      <h1>{t('title')}</h1>
      <p className="mt-1 text-muted">{t('balance', { n: user?.credits ?? 0 })}</p>
      {!bundle || !method || !total ? (
        <Banner className="mt-6">{t('nothing_offered')}</Banner>
      ) : (
        <div className="mt-6 grid gap-8 lg:grid-cols-[minmax(0,1fr)_310px] lg:items-start">
          <div className="grid min-w-0 gap-8">
            <section className="grid gap-3">
              <StepTitle step={1}>{t('how_many')}</StepTitle>
              <BundleChoice bundles={bundles} value={bundle.id} onChange={setBundleId} />
            </section>
            <section className="grid gap-3">
              <StepTitle step={2}>{t('how_to_pay')}</StepTitle>
              <MethodChoice methods={methods} value={method} onChange={setMethod} />
            </section>
            <p className="text-14 text-muted">{t('what_for', { n: cost })}</p>
          </div>
          <section className="grid gap-4 rounded-card border border-line bg-surface p-5 lg:sticky lg:top-[calc(var(--bar)+24px)]">
            <StepTitle step={3}>{t('check_and_pay')}</StepTitle>
            <PaySummary bundle={bundle} offer={offer} total={total}>
              {error && (
                <Banner tone="danger" urgent>
                  {errors.text(error)}
                </Banner>
              )}
              <div
                data-bottom-bar
                className="max-lg:tall:fixed max-lg:tall:inset-x-0 max-lg:tall:bottom-0 max-md:tall:bottom-[calc(var(--tabbar)+env(safe-area-inset-bottom))] max-lg:tall:z-10 max-lg:tall:border-t max-lg:tall:border-line max-lg:tall:bg-surface max-lg:tall:px-(--gutter) max-lg:tall:py-3"
              >
                <Button
                  size="lg"
                  block
                  loading={isPending}
                  onClick={() => pay({ bundle: bundle.id, method })}
                >
                  {t('pay', { total: money(total), method: names(method) })}
                </Button>
              </div>
            </PaySummary>
          </section>
        </div>
      )}
    </div>
  )
}

/** The heading of one of the three steps. */
function StepTitle({ step, children }: { step: number; children: ReactNode }) {
  return (
    <h2 className="flex items-center gap-3">
      <span
        aria-hidden="true"
        className="grid size-7 flex-none place-items-center rounded-full bg-text text-14 font-bold text-bg tabular-nums"
      >
        {step}
      </span>
      {children}
    </h2>
  )
}
