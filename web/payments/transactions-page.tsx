import { type MetaFunction, useParams } from 'react-router'
import { bundlesQuery } from '../credits/credits-query.ts'
import { memberPageLoader } from '../platform/api/page-loader.ts'
import { OrderResult } from './order-result.tsx'
import { OrdersList } from './orders-list.tsx'
import { orderQuery, ordersQuery } from './payments-query.ts'

const load = memberPageLoader(['payments', 'credits'], async ({ api, queries, params }) => {
  if (params.id)
    await Promise.all([
      queries.fetchQuery(orderQuery(api, params.id)),
      queries.ensureQueryData(bundlesQuery(api)),
    ])
  else await queries.fetchQuery(ordersQuery(api))
})
export const loader = load
export const clientLoader = load
export const handle = { layout: 'default' }
export const meta: MetaFunction = () => [{ name: 'robots', content: 'noindex' }]

export default function TransactionsPage() {
  const { id } = useParams()
  return <div className="wrap py-6 lg:py-8">{id ? <OrderResult key={id} id={id} /> : <OrdersList />}</div>
}
