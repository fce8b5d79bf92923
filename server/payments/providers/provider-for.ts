import type { PaymentMethod, PaymentProvider } from '#common/payments.ts'

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
