import type { Timed } from '#client/live/server-clock.ts'
import { type Priced, priceOf } from '#common/payments/discount-rules.ts'
import type { Money } from '#common/wire/basics.ts'
import type { Bundle, Bundles } from '#common/wire/credits.ts'
import type { PaymentMethod } from '#common/wire/payments.ts'
import { useSettings } from '../site/api/site-and-user.tsx'
import { useOfferMoment } from './use-offer-moment.ts'

export type BundlePrice = Priced & { old: Money | null; perMessage: Money }
export type PriceOf = (bundle: Bundle, method: PaymentMethod | null) => BundlePrice

/** What bundles cost the member, by the server's own rules. A price rises at the moment that its discount ends. */
export function usePrices(offer: Timed<Bundles>): PriceOf {
  const at = useOfferMoment(offer)
  const cost = useSettings()?.message_credits ?? 0
  return (bundle, method) => {
    const priced = priceOf({ bundle, method, at }, offer.discounts)
    const { amount, currency } = priced.price
    return {
      ...priced,
      old: priced.discount && bundle.price,
      perMessage: { amount: Math.ceil((amount * cost) / bundle.credits), currency },
    }
  }
}
