import { expect, test } from 'vitest'
import { orderStates } from '#common/wire/payments.ts'
import { type JudgedOrder, judgeEvent } from './judge-event.ts'
import type { ProviderEvent } from './providers/provider.ts'

const order: JudgedOrder = {
  provider: 'sandbox',
  providerPaymentId: 'p1',
  providerChargeId: null,
  memberId: 'm1',
  siteId: 1,
  amount: 4_500,
  transactionCosts: 50,
  currency: 'EUR',
  state: 'pending',
  returned: 0,
  reversals: [],
}
const event: ProviderEvent = {
  eventId: 'e1',
  paymentId: 'p1',
  reference: 'o1',
  state: 'completed',
  money: { amount: 4_550, currency: 'EUR' },
}

test('what differs from the order is quarantined', () => {
  const reasonOf = (changed: Partial<ProviderEvent>, provider = 'sandbox') =>
    judgeEvent(order, provider, { ...event, ...changed })
  expect(judgeEvent(undefined, 'sandbox', event)).toEqual({
    outcome: 'quarantined',
    reason: 'unknown_order',
  })
  expect(reasonOf({}, 'other')).toEqual({ outcome: 'quarantined', reason: 'other_provider' })
  expect(reasonOf({ paymentId: 'p2' })).toEqual({ outcome: 'quarantined', reason: 'other_payment' })
  expect(reasonOf({ money: { amount: 4_550, currency: 'USD' } })).toMatchObject({ reason: 'other_currency' })
  expect(reasonOf({ memberId: 'm2' })).toMatchObject({ reason: 'other_member' })
  expect(reasonOf({ siteId: 2 })).toMatchObject({ reason: 'other_site' })
  expect(reasonOf({ memberId: 'm1', siteId: 1 })).toMatchObject({ outcome: 'applied' })
  expect(reasonOf({ state: 'attention' })).toMatchObject({ reason: 'needs_attention' })
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
      ? { outcome: 'applied', state, returning: state in { refunded: 1, charged_back: 1 } ? 4_550 : 0 }
      : { outcome: 'ignored', reason: `already_${before}` }
    expect(judgeEvent({ ...order, state: before }, 'sandbox', { ...event, state })).toEqual(expected)
  }
})

test('a notice that overtakes the provider’s first answer is taken', () => {
  expect(judgeEvent({ ...order, state: 'created', providerPaymentId: null }, 'sandbox', event)).toEqual({
    outcome: 'applied',
    state: 'completed',
    returning: 0,
  })
})

test('money that goes back in parts leaves the order paid until the last of it, and each part is booked once', () => {
  const paid: JudgedOrder = { ...order, state: 'completed', returned: 1_000, reversals: ['r1'] }
  const back = (amount: number, reversalId: string, state: 'refunded' | 'charged_back' = 'refunded') =>
    judgeEvent(paid, 'sandbox', { ...event, state, reversalId, money: { amount, currency: 'EUR' } })
  expect(back(1_000, 'r1')).toEqual({ outcome: 'ignored', reason: 'already_booked' })
  expect(back(1_000, 'r2')).toEqual({ outcome: 'applied', state: 'completed', returning: 1_000 })
  expect(back(3_550, 'r2')).toEqual({ outcome: 'applied', state: 'refunded', returning: 3_550 })
  expect(back(3_551, 'r2')).toEqual({ outcome: 'quarantined', reason: 'other_amount' })
  expect(back(4_550, 'c1', 'charged_back')).toEqual({
    outcome: 'applied',
    state: 'charged_back',
    returning: 3_550,
  })
  expect(back(4_551, 'c1', 'charged_back')).toEqual({ outcome: 'quarantined', reason: 'other_amount' })
  expect(back(0, 'r3')).toEqual({ outcome: 'quarantined', reason: 'other_amount' })
})

test('what came by the payment is known by its charge, where the provider names that alone', () => {
  const paid = { ...order, state: 'completed', providerChargeId: 'c1' } as const
  const told = (chargeId: string) =>
    judgeEvent(paid, 'sandbox', { ...event, paymentId: null, chargeId, state: 'refunded' })
  expect(told('c1')).toMatchObject({ outcome: 'applied', state: 'refunded' })
  expect(told('c2')).toEqual({ outcome: 'quarantined', reason: 'other_payment' })
})
