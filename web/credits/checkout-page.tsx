import { type MetaFunction, useParams } from 'react-router'
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

/** /credits with a bundle, and perhaps a method, already chosen. */
export default function CheckoutPage() {
  const { id, paymentmethod } = useParams()
  return <Checkout key={`${id} ${paymentmethod}`} bundle={id} method={paymentmethod} />
}
