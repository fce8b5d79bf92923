import fc from 'fast-check'
import { expect, test } from 'vitest'
import { refundLeft } from './refund-left.ts'

const order = { credits: 300, amount: 900, transactionCosts: 100, returned: 0 }

test('a whole purchase that is unused is all its money, transaction costs included', () => {
  expect(refundLeft({ order, reversed: 0, waiting: 0 }, 300)).toEqual({ credits: 300, amount: 1_000 })
  expect(refundLeft({ order, reversed: 0, waiting: 0 }, 5_000)).toEqual({ credits: 300, amount: 1_000 })
})

test('what went back was not used: after a refund in part the rest is all that is left', () => {
  const returned = { ...order, returned: 400 }
  expect(refundLeft({ order: returned, reversed: 120, waiting: 0 }, 180)).toEqual({
    credits: 180,
    amount: 600,
  })
  expect(refundLeft({ order, reversed: 0, waiting: 400 }, 180)).toEqual({ credits: 180, amount: 600 })
})

test('what was used keeps its share of all that was paid', () => {
  expect(refundLeft({ order, reversed: 0, waiting: 0 }, 100)).toEqual({ credits: 100, amount: 333 })
  expect(refundLeft({ order, reversed: 0, waiting: 0 }, 0)).toEqual({ credits: 0, amount: 0 })
  expect(refundLeft({ order, reversed: 0, waiting: 0 }, -5)).toEqual({ credits: 0, amount: 0 })
})

test('whatever went back and is unused: never more money than is left, and never more than its credits cost', () => {
  const standing = fc
    .record({ credits: fc.integer({ min: 1, max: 2_000 }), amount: fc.integer({ min: 1, max: 50_000 }) })
    .chain((bought) =>
      fc.record({
        bought: fc.constant(bought),
        costs: fc.integer({ min: 0, max: 500 }),
        returned: fc.nat(bought.amount),
        reversed: fc.nat(bought.credits),
        unused: fc.integer({ min: -10, max: 3_000 }),
      }),
    )
  fc.assert(
    fc.property(standing, fc.nat(), ({ bought, costs, returned, reversed, unused }, on) => {
      const total = bought.amount + costs
      const waiting = on % (total - returned + 1)
      const found = refundLeft(
        { order: { ...bought, transactionCosts: costs, returned }, reversed, waiting },
        unused,
      )
      expect(found.amount).toBeGreaterThanOrEqual(0)
      expect(found.amount).toBeLessThanOrEqual(total - returned - waiting)
      expect(found.credits).toBeLessThanOrEqual(bought.credits - reversed)
      expect(found.credits).toBeLessThanOrEqual(Math.max(0, unused))
      expect(found.credits).toBeGreaterThanOrEqual(0)
    }),
  )
})
