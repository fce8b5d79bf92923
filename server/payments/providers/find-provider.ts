import type { PaymentMethod, PaymentProvider } from '#common/wire/payments.ts'
import type { PaymentSettings } from '#server/platform/payment-settings.ts'
import { bank } from '../debit/bank.ts'
import { adyen } from './adyen/adyen.ts'
import type { Provider } from './provider.ts'
import { sandbox } from './sandbox.ts'
import { verotel } from './verotel/verotel.ts'

const providers: Record<PaymentProvider, Provider> = { sandbox, adyen, verotel, bank }

/** By the name in an order or a notification, which may be of one that is no more. */
export function findProvider(name: string): Provider | undefined {
  return Object.entries(providers).find(([known]) => known === name)?.[1]
}

/** Who takes a new payment: the method's own provider, else the installation's. Undefined where that one does not take the method. */
export function providerOf(
  { provider, byMethod }: Pick<PaymentSettings, 'provider' | 'byMethod'>,
  method: PaymentMethod,
): Provider | undefined {
  const chosen = findProvider(byMethod[method] ?? provider)
  return chosen?.methods.includes(method) ? chosen : undefined
}
