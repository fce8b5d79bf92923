import { expect, test } from 'vitest'
import type { PaymentMethod } from '#common/wire/payments.ts'
import { providerOf } from './find-provider.ts'

test('a method goes to its own provider, any other to the one that the installation chose, if that takes it', () => {
  const settings = { provider: 'verotel', byMethod: { paypal: 'adyen', ideal: 'sandbox' } } as const
  const chosen = (method: PaymentMethod) => providerOf(settings, method)?.name
  expect([chosen('paypal'), chosen('ideal'), chosen('creditcard')]).toEqual(['adyen', 'sandbox', 'verotel'])
  expect(chosen('paysafecard')).toBe(undefined)
})
