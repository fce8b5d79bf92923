import type { PaymentMethod } from '#common/wire/payments.ts'

/** Adyen's own names of the methods. Cards of every brand are one method there. */
export const adyenMethods: Partial<Record<PaymentMethod, string>> = {
  creditcard: 'scheme',
  mastercard: 'scheme',
  visa: 'scheme',
  maestro: 'scheme',
  dankort: 'scheme',
  cartebancaire: 'scheme',
  nexi: 'scheme',
  applepay: 'applepay',
  bancontact: 'bcmc',
  blik: 'blik',
  eps: 'eps',
  ideal: 'ideal',
  paypal: 'paypal',
  paysafecard: 'paysafecard',
  prezelewy24: 'onlineBanking_PL',
  sct: 'bankTransfer_IBAN',
  sdd: 'sepadirectdebit',
}
