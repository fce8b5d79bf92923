import type { PaymentMethod, PaymentProvider } from '#common/payments.ts'
import type { Provider } from './provider.ts'
import { sandbox } from './sandbox.ts'

const providers: Record<PaymentProvider, Provider> = { sandbox }

/** By the name in an order or a notification, which may be of one that is no more. */
export function findProvider(name: string): Provider | undefined {
  return Object.entries(providers).find(([known]) => known === name)?.[1]
}

/** Methods that another provider takes than the one of the setting PAYMENT_PROVIDER. */
export const providerOfMethod: Partial<Record<PaymentMethod, PaymentProvider>> = {}

/** Who takes a payment: the method's own provider, else the installation's. */
export function providerFor<P extends string>(
  method: PaymentMethod,
  installed: P,
  byMethod: Partial<Record<PaymentMethod, P>>,
): P {
  return byMethod[method] ?? installed
}
