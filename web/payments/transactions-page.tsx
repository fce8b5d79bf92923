import { type MetaFunction, useParams, useSearchParams } from 'react-router'
import { useTranslations } from 'use-intl'
import { bundlesQuery, waitingQuery } from '../credits/credits-query.ts'
import { memberPageLoader } from '../site/api/page-loader.ts'
import { PageTitle } from '../site/page/page-title.tsx'
import { WaitingBar } from './checkout/waiting-payment.tsx'
import { OrderResult } from './order-result.tsx'
import { OrdersList } from './orders-list.tsx'
import { PaymentViews, shows } from './payment-views.tsx'
import { orderQuery, ordersQuery, statementQuery } from './payments-query.ts'
import { StatementList } from './statement-list.tsx'

const load = memberPageLoader(['payments', 'credits', 'spending'], async ({ api, queries, params, url }) => {
  if (params.id)
    await Promise.all([
      queries.fetchQuery(orderQuery(api, params.id)),
      queries.ensureQueryData(bundlesQuery(api)),
    ])
  else
    await Promise.all([
      queries.fetchQuery(waitingQuery(api)),
      shows(url.searchParams) === 'credits'
        ? queries.fetchInfiniteQuery(statementQuery(api))
        : queries.fetchQuery(ordersQuery(api)),
    ])
})
export const loader = load
export const clientLoader = load
export const handle = { layout: 'default' }
export const meta: MetaFunction = () => [{ name: 'robots', content: 'noindex' }]

export default function TransactionsPage() {
  const { id } = useParams()
  return <div className="wrap py-6 lg:py-8">{id ? <OrderResult key={id} id={id} /> : <Overview />}</div>
}

/** All payments, or the statement of the credits. */
function Overview() {
  const t = useTranslations('payments')
  const [search] = useSearchParams()
  return (
    <div className="mx-auto grid max-w-[760px] grid-cols-[minmax(0,1fr)] gap-5">
      <PageTitle title={t('title')} />
      <h1>{t('title')}</h1>
      <WaitingBar />
      <PaymentViews />
      {shows(search) === 'credits' ? <StatementList /> : <OrdersList />}
    </div>
  )
}
