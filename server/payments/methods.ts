import type { PaymentMethod } from '#common/payments.ts'

/** What the sandbox offers where: the methods that people of a country pay with, the usual one first. */
const byCountry: Record<string, PaymentMethod[]> = {
  NL: ['ideal', 'creditcard', 'paypal', 'bancontact', 'applepay', 'paysafecard'],
  BE: ['bancontact', 'creditcard', 'paypal', 'ideal', 'applepay', 'paysafecard'],
  DE: ['paypal', 'sdd', 'creditcard', 'applepay', 'paysafecard', 'sct'],
  AT: ['eps', 'paypal', 'creditcard', 'sdd', 'applepay', 'paysafecard'],
  CH: ['creditcard', 'paypal', 'applepay', 'paysafecard'],
  FR: ['cartebancaire', 'paypal', 'creditcard', 'applepay', 'paysafecard'],
  IT: ['nexi', 'paypal', 'creditcard', 'applepay', 'paysafecard'],
  PL: ['blik', 'prezelewy24', 'creditcard', 'paypal', 'applepay', 'paysafecard'],
  DK: ['dankort', 'creditcard', 'paypal', 'applepay', 'paysafecard'],
}

const elsewhere: PaymentMethod[] = ['creditcard', 'paypal', 'applepay', 'paysafecard']

export function methodsFor(country: string): PaymentMethod[] {
  return byCountry[country] ?? elsewhere
}
