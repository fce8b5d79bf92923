import type { Bundle } from '#common/wire/credits.ts'
import type { BundleRow } from './offered-bundles.ts'

export function presentBundle(bundle: BundleRow, messageCredits: number): Bundle {
  const { currency } = bundle
  return {
    id: bundle.id,
    credits: bundle.credits,
    price: { amount: bundle.price, currency },
    price_per_message: { amount: Math.ceil((bundle.price * messageCredits) / bundle.credits), currency },
    usual: bundle.usual,
  }
}
