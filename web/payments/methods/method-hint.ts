import { useTranslations } from 'use-intl'
import type { PaymentMethod } from '#common/wire/payments.ts'

const hinted = [
  'ideal',
  'bancontact',
  'creditcard',
  'paypal',
  'applepay',
  'paysafecard',
  'sdd',
  'sct',
  'blik',
  'eps',
] as const satisfies PaymentMethod[]

/** A few words on how a method works, for those that do not explain themselves. */
export function useMethodHint(): (method: PaymentMethod) => string | undefined {
  const t = useTranslations('credits.hints')
  return (method) => {
    const known = hinted.find((each) => each === method)
    return known && t(known)
  }
}
