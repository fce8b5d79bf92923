import type { MetaFunction } from 'react-router'
import { redirectTo } from '#client/api/redirect-to.ts'
import { bundlesQuery } from '../credits/credits-query.ts'
import { memberPageLoader } from '../site/api/page-loader.ts'
import { ordersQuery } from './payments-query.ts'
import { lastOrder } from './repeat/last-order.ts'

/** Leads to the checkout of the last order's bundle and method, at today's price; a kept card then pays at once. */
const load = memberPageLoader([], async ({ api, queries, url }) => {
  const [offer, orders] = await Promise.all([
    queries.ensureQueryData(bundlesQuery(api)),
    queries.fetchQuery(ordersQuery(api)),
  ])
  const last = lastOrder({ offer, orders, cards: [] })
  if (!last) throw redirectTo('/credits?nothing')
  const { bundle, method } = last
  throw redirectTo(`/credits/${bundle.id}${method ? `/${method}` : ''}${url.search}`)
})
export const loader = load
export const clientLoader = load
export const meta: MetaFunction = () => [{ name: 'robots', content: 'noindex' }]

/** Never shown: the loader leads on. */
export default function RepeatOrderPage() {
  return null
}
