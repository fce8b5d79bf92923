import type { PaymentProvider } from '#common/payments.ts'
import type { Provider } from './provider.ts'
import { sandbox } from './sandbox.ts'

const providers: Record<PaymentProvider, Provider> = { sandbox }

/** By the name in an order or a notification, which may be of one that is no more. */
export function findProvider(name: string): Provider | undefined {
  return Object.entries(providers).find(([known]) => known === name)?.[1]
}
