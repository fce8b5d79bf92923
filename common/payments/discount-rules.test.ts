import fc from 'fast-check'
import { expect, test } from 'vitest'
import type { Discount } from '../wire/discounts.ts'
import { discountedPrice, priceOf } from './discount-rules.ts'

const ends = '2026-11-21T12:00:00.000Z'
const at = Date.parse(ends) - 1
const bundle = { id: 'b', price: { amount: 999, currency: 'EUR' } }
const discount: Discount = {
  code: 'TEN',
  kind: 'code',
  percentage: 10,
  ends: null,
  currency: null,
  minimum: null,
  bundle: null,
  methods: null,
  held_by: null,
}
const priced = (change: Partial<Discount>, method: 'paypal' | 'ideal' | null = 'paypal', moment = at) =>
  priceOf({ bundle, method, at: moment }, [{ ...discount, ...change }]).price.amount

test('the price is rounded down to the minor unit, for every price and percentage', () => {
  fc.assert(
    fc.property(
      fc.integer({ min: 1, max: 2_147_483_647 }),
      fc.integer({ min: 1, max: 90 }),
      (price, percent) => {
        const left = discountedPrice(price, percent)
        const exact = BigInt(price) * BigInt(100 - percent)
        expect(BigInt(left)).toBe(exact / 100n)
        expect(left).toBeLessThan(price)
      },
    ),
  )
})

test.each([
  [{}, 899],
  [{ ends }, 899],
  [{ currency: 'EUR', minimum: 999 }, 899],
  [{ bundle: 'b', methods: ['paypal' as const] }, 899],
  [{ currency: 'GBP' }, 999],
  [{ minimum: 1000, currency: 'EUR' }, 999],
  [{ bundle: 'another' }, 999],
  [{ methods: ['ideal' as const] }, 999],
  [{ held_by: 'an order' }, 999],
])('with %j it costs %s', (change, amount) => {
  expect(priced(change)).toBe(amount)
})

test('what is for some methods counts only once one of them is chosen', () => {
  expect(priced({ methods: ['paypal'] }, null)).toBe(999)
})

test('it does not count at its end any more', () => {
  expect(priced({ ends }, null, Date.parse(ends))).toBe(999)
})

test('discounts do not add up: the largest that is valid applies', () => {
  const many = [
    discount,
    { ...discount, code: 'MORE', percentage: 25 },
    { ...discount, percentage: 50, bundle: 'x' },
  ]
  expect(priceOf({ bundle, method: null, at }, many)).toMatchObject({
    price: { amount: 749, currency: 'EUR' },
    discount: { code: 'MORE' },
  })
})
