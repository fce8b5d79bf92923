import { expect, test } from 'vitest'
import type { StoredCard } from '#common/wire/cards.ts'
import type { Bundles } from '#common/wire/credits.ts'
import type { Order, OrderState, PaymentMethod } from '#common/wire/payments.ts'
import { lastOrder } from './last-order.ts'

const price = { amount: 2500, currency: 'EUR' }
const bundles = [
  { id: 'small', credits: 20, price, price_per_message: price, usual: false },
  { id: 'large', credits: 50, price, price_per_message: price, usual: false },
]
const offer: Pick<Bundles, 'bundles' | 'methods' | 'keeps_cards'> = {
  bundles,
  methods: ['ideal', 'creditcard', 'dankort'],
  keeps_cards: ['creditcard', 'dankort', 'nexi'],
}

function order(state: OrderState, method: PaymentMethod, bundle: string, credits = 50): Order {
  return {
    payment_id: '1',
    number: 'K7QM-2XRP',
    bundle,
    state,
    credits,
    amount: price,
    discount: null,
    transaction_costs: { ...price, amount: 0 },
    vat: price,
    vat_rate: 2100,
    payment_method: method,
    created_at: '2026-11-23T12:00:00.000Z',
  }
}

function card(id: string, method: PaymentMethod): StoredCard {
  return { id, method, brand: 'visa', last_four: '4242', expires: null }
}

test('the last order that was paid and stands is repeated, by the newest card that its method has', () => {
  const orders = [
    order('failed', 'ideal', 'small'),
    order('charged_back', 'ideal', 'small'),
    order('completed', 'creditcard', 'large'),
    order('completed', 'ideal', 'small'),
  ]
  const cards = [card('other', 'dankort'), card('newest', 'creditcard'), card('older', 'creditcard')]
  expect(lastOrder({ offer, orders, cards })).toEqual({
    bundle: bundles[1],
    method: 'creditcard',
    card: cards[1],
  })
  expect(lastOrder({ offer, orders, cards: [] })).toMatchObject({ method: 'creditcard', card: null })
})

test('a bundle with another id has as many credits; nothing paid, or no such bundle, repeats nothing', () => {
  const repeat = (...orders: Order[]) => lastOrder({ offer, orders, cards: [] })
  expect(repeat(order('completed', 'ideal', 'gone', 20))?.bundle.id).toBe('small')
  expect(repeat(order('completed', 'ideal', 'gone', 70))).toBeNull()
  expect(repeat(order('refunded', 'ideal', 'small'))).toBeNull()
  expect(repeat()).toBeNull()
})

test('a method that is no longer offered is left open, and its cards pay nothing', () => {
  const orders = [order('completed', 'nexi', 'small')]
  expect(lastOrder({ offer, orders, cards: [card('kept', 'nexi')] })).toEqual({
    bundle: bundles[0],
    method: null,
    card: null,
  })
})
