import type { MetaFunction } from 'react-router'
import { memberPageLoader } from '../platform/member-page-loader.ts'
import { bundlesQuery } from './bundles-query.ts'
import { Checkout } from './checkout.tsx'

const load = memberPageLoader(['credits', 'payments'], ({ api, queries }) =>
  queries.ensureQueryData(bundlesQuery(api)),
)
export const loader = load
export const clientLoader = load
export const handle = { layout: 'default' }
export const meta: MetaFunction = () => [{ name: 'robots', content: 'noindex' }]

export default function CreditsPage() {
  return <Checkout />
}
