import { type MetaFunction, useParams } from 'react-router'
import { Checkout } from './checkout.tsx'
import { loadOffer } from './credits-query.ts'

export const loader = loadOffer
export const clientLoader = loadOffer
export const handle = { layout: 'default' }
export const meta: MetaFunction = () => [{ name: 'robots', content: 'noindex' }]

/** The page /credits with a bundle, and perhaps a payment method, chosen in the address. */
export default function CheckoutPage() {
  const { id, paymentmethod } = useParams()
  return <Checkout key={`${id} ${paymentmethod}`} bundle={id} method={paymentmethod} />
}
