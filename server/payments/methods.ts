import type { PaymentMethod } from '#common/wire/payments.ts'
import type { Ctx } from '../kernel/context.ts'
import { isDebitOffered } from './debit/debit-offered.ts'
import { providerOf } from './providers/find-provider.ts'

/** The methods that people of a country pay with, the usual one first. */
const byCountry: Record<string, PaymentMethod[]> = {
  NL: ['ideal', 'creditcard', 'paypal', 'bancontact', 'applepay', 'maestro', 'paysafecard', 'sdd', 'sct'],
  BE: ['bancontact', 'creditcard', 'paypal', 'ideal', 'applepay', 'maestro', 'paysafecard', 'sdd'],
  DE: ['paypal', 'sdd', 'creditcard', 'giropay', 'sofort', 'applepay', 'maestro', 'paysafecard', 'sct'],
  AT: ['eps', 'paypal', 'creditcard', 'sdd', 'sofort', 'applepay', 'maestro', 'paysafecard'],
  CH: ['creditcard', 'visa', 'mastercard', 'paypal', 'sofort', 'applepay', 'paysafecard'],
  FR: ['cartebancaire', 'paypal', 'creditcard', 'applepay', 'paysafecard'],
  IT: ['nexi', 'paypal', 'creditcard', 'maestro', 'applepay', 'paysafecard'],
  PL: ['blik', 'prezelewy24', 'creditcard', 'paypal', 'applepay', 'paysafecard'],
  DK: ['dankort', 'creditcard', 'visa', 'mastercard', 'paypal', 'applepay', 'paysafecard'],
}

const elsewhere: PaymentMethod[] = ['creditcard', 'visa', 'mastercard', 'paypal', 'applepay', 'paysafecard']

/** Methods that have ended. They are offered only where a provider's contract still lists them. */
const dead: readonly PaymentMethod[] = ['sofort', 'giropay']

/** What can be paid with in a country. `listed`: the dead methods that the site's provider still takes. */
export function methodsFor(country: string, listed: readonly PaymentMethod[] = []): PaymentMethod[] {
  const usual = byCountry[country] ?? elsewhere
  return usual.filter((method) => !dead.includes(method) || listed.includes(method))
}

/**
 * Returns those of the methods that a provider takes. Direct debit, where the company collects it itself, is among them
 * wherever it can be and nowhere else: after the card, unless the country has a usual place for it.
 */
export async function offeredMethods(ctx: Ctx, country: string): Promise<PaymentMethod[]> {
  const usual = methodsFor(country, ctx.site.settings.dead_methods).filter((method) =>
    providerOf(ctx.payments, method),
  )
  if (ctx.payments.byMethod.sdd !== 'bank') return usual
  if (!(await isDebitOffered(ctx, country))) return usual.filter((method) => method !== 'sdd')
  if (usual.includes('sdd')) return usual
  return usual.flatMap((method) => (method === 'creditcard' ? [method, 'sdd' as const] : [method]))
}
