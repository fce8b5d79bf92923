import { useSuspenseQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { type MetaFunction, useSearchParams } from 'react-router'
import { useTranslations } from 'use-intl'
import { usePageData } from '#client/api/page-data.tsx'
import { ScriptedForm } from '#client/page/scripted-form.tsx'
import type { Refundable } from '#common/wire/spending.ts'
import { Button } from '#ui/button/button.tsx'
import { RadioCards } from '#ui/form/radio-cards.tsx'
import { Banner } from '#ui/notice/banner.tsx'
import { useMoney } from '#web/credits/use-money.ts'
import { memberPageLoader } from '#web/site/api/page-loader.ts'
import { useSettings } from '#web/site/api/site-and-user.tsx'
import { PageTitle } from '#web/site/page/page-title.tsx'
import { OrderDate } from '../order-details.tsx'
import { RefundReceipt } from './refund-receipt.tsx'
import { refundsQuery } from './refunds-query.ts'
import { WithdrawForm } from './withdraw-form.tsx'

const load = memberPageLoader(['payments', 'spending'], async ({ api, queries }) => {
  await queries.fetchQuery(refundsQuery(api))
})
export const loader = load
export const clientLoader = load
export const handle = { layout: 'default' }
export const meta: MetaFunction = () => [{ name: 'robots', content: 'noindex' }]

/** The withdrawal function in two steps: which purchase, then check and confirm. `?order=` names one. */
export default function WithdrawPage() {
  const t = useTranslations('spending.withdraw')
  const { api } = usePageData()
  const days = useSettings()?.refund_days ?? 0
  const { data: purchases } = useSuspenseQuery(refundsQuery(api))
  const [asked] = useSearchParams()
  const named = purchases.find(({ order }) => order.payment_id === asked.get('order'))
  const [chosen, setChosen] = useState(named?.order.payment_id ?? purchases[0]?.order.payment_id ?? null)
  const [checks, setChecks] = useState(named !== undefined)
  const purchase = purchases.find(({ order }) => order.payment_id === chosen)
  return (
    <div className="wrap py-6 lg:py-8">
      <div className="mx-auto grid max-w-dialog gap-6">
        <PageTitle title={t('title')} />
        <h1>{t('title')}</h1>
        {days > 0 && <p className="text-muted">{t('intro', { days })}</p>}
        {!purchase ? (
          <Banner>{t('none')}</Banner>
        ) : checks && purchase.request ? (
          <RefundReceipt
            payment={purchase.order.payment_id}
            request={purchase.request}
            onBack={() => setChecks(false)}
          />
        ) : checks ? (
          <WithdrawForm purchase={purchase} onBack={() => setChecks(false)} />
        ) : (
          <ScriptedForm
            className="grid gap-5"
            onSubmit={(event) => {
              event.preventDefault()
              setChecks(true)
            }}
          >
            <RadioCards
              legend={t('choose')}
              value={chosen}
              onChange={setChosen}
              options={purchases.map((each) => ({
                value: each.order.payment_id,
                title: <PurchaseTitle purchase={each} />,
                text: <PurchaseText purchase={each} />,
              }))}
            />
            <Button type="submit" size="lg" block>
              {t('next')}
            </Button>
          </ScriptedForm>
        )}
      </div>
    </div>
  )
}

function PurchaseTitle({ purchase: { order } }: { purchase: Refundable }) {
  const t = useTranslations('payments')
  const money = useMoney()
  const total = { ...order.amount, amount: order.amount.amount + order.transaction_costs.amount }
  return <span>{`${t('credits_plain', { n: order.credits })} · ${money(total)}`}</span>
}

/** The date has a line of its own, whose room is there before the browser has said its time zone. */
function PurchaseText({ purchase }: { purchase: Refundable }) {
  const t = useTranslations('spending.withdraw')
  const { unused_credits: unused } = purchase
  return (
    <>
      <span>{t(purchase.request && unused > 0 ? 'held' : 'unused', { n: unused })}</span>
      <span className="block min-h-lh">
        <OrderDate date={purchase.order.created_at} />
      </span>
    </>
  )
}
