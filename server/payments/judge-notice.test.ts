import { expect, test } from 'vitest'
import { orderStates } from '#common/payments.ts'
import { type JudgedOrder, judgeNotice } from './judge-notice.ts'
import type { PaymentNotice } from './providers/provider.ts'

const order: JudgedOrder = {
  provider: 'sandbox',
  providerPaymentId: 'p1',
  amount: 4_500,
  transactionCosts: 50,
  currency: 'EUR',
  state: 'pending',
}
const notice: PaymentNotice = {
  eventId: 'e1',
  paymentId: 'p1',
  reference: 'o1',
  state: 'completed',
  money: { amount: 4_550, currency: 'EUR' },
}

test('what differs from the order is quarantined', () => {
  const reasonOf = (changed: Partial<PaymentNotice>, provider = 'sandbox') =>
    judgeNotice(order, provider, { ...notice, ...changed })
  expect(judgeNotice(undefined, 'sandbox', notice)).toEqual({
    outcome: 'quarantined',
    reason: 'unknown_order',
  })
  expect(reasonOf({}, 'other')).toEqual({ outcome: 'quarantined', reason: 'other_provider' })
  expect(reasonOf({ paymentId: 'p2' })).toEqual({ outcome: 'quarantined', reason: 'other_payment' })
  expect(reasonOf({ money: { amount: 4_550, currency: 'USD' } })).toMatchObject({ reason: 'other_currency' })
  expect(reasonOf({ money: { amount: 4_549, currency: 'EUR' } })).toMatchObject({ reason: 'other_amount' })
  expect(reasonOf({ money: { amount: 4_551, currency: 'EUR' } })).toMatchObject({ outcome: 'quarantined' })
})

test.each([
  ['completed', ['created', 'pending', 'failed', 'cancelled']],
  ['failed', ['created', 'pending']],
  ['cancelled', ['created', 'pending']],
  ['pending', ['created']],
  ['refunded', ['created', 'pending', 'completed', 'failed', 'cancelled']],
  ['charged_back', ['created', 'pending', 'completed', 'failed', 'cancelled']],
] as const)('%s changes an order that is %s, and no other', (state, from) => {
  for (const before of orderStates) {
    const expected = (from as readonly string[]).includes(before)
      ? { outcome: 'applied', state }
      : { outcome: 'ignored', reason: `already_${before}` }
    expect(judgeNotice({ ...order, state: before }, 'sandbox', { ...notice, state })).toEqual(expected)
  }
})

test('a notice that overtakes the provider’s first answer is taken', () => {
  expect(judgeNotice({ ...order, state: 'created', providerPaymentId: null }, 'sandbox', notice)).toEqual({
    outcome: 'applied',
    state: 'completed',
  })
})
