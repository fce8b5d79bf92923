import type { MetaFunction } from 'react-router'
import { Checkout } from './checkout.tsx'
import { loadOffer } from './credits-query.ts'

export const loader = loadOffer
export const clientLoader = loadOffer
export const handle = { layout: 'default' }
export const meta: MetaFunction = () => [{ name: 'robots', content: 'noindex' }]

export default function CreditsPage() {
  return <Checkout />
}
