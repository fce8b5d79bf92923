import { eq } from 'drizzle-orm'
import fc from 'fast-check'
import { expect, test } from 'vitest'
import { staffCtx } from '#server/kernel/staff-ctx.ts'
import { decide, orderBundle } from '#server/testing/payments/buy-bundle.ts'
import { deliverRefunds } from '#server/testing/payments/deliver-refunds.ts'
import { giveCredits, ledgerSum } from '#server/testing/payments/members-with-credits.ts'
import { createTestApp } from '#server/testing/start/create-test-app.ts'
import { refunds, reversals } from '../tables.ts'
import { creditsReturned } from './credits-returned.ts'
import { minorUnits } from './minor-units.ts'
import { refundOrder } from './refund-order.ts'

const t = await createTestApp()
const seed = Number(process.env.FAST_CHECK_SEED ?? Date.now() % 2 ** 31)

async function paid() {
  const person = await t.signUp()
  await giveCredits(t, person.id, -(await ledgerSum(t, person.id)))
  const { order, sandboxId } = await orderBundle(person.browser)
  await decide(person.browser, sandboxId, 'approve')
  return {
    ...person,
    order: order.payment_id,
    amount: order.amount.amount,
    credits: order.credits,
    sandboxId,
  }
}

const give = (order: string, amount?: number) =>
  refundOrder(staffCtx(t.deps, 'mo'), { order, amount, reason: 'asked for it' })

const deliver = () => deliverRefunds(t)

async function seen({ browser, order }: Awaited<ReturnType<typeof paid>>) {
  const { user } = (await browser.get('/api/user.php')).body
  const { state } = (await browser.get(`/api/order.php?id=${order}`)).body.order
  return { credits: user.credits, premium: user.paid_user, state }
}

test('a part goes back with its share of the credits, the rest with all others, and premium with the last of it', async () => {
  const buyer = await paid()
  const part = Math.floor(buyer.amount / 3)
  expect(await give(buyer.order, part)).toMatchObject({ state: 'asked', requestedBy: 'mo', amount: part })
  expect(await seen(buyer)).toEqual({ credits: buyer.credits, premium: true, state: 'completed' })
  await deliver()
  const left = buyer.credits - Math.floor((buyer.credits * part) / buyer.amount)
  expect(await seen(buyer)).toEqual({ credits: left, premium: true, state: 'completed' })
  expect(await give(buyer.order)).toMatchObject({ amount: buyer.amount - part })
  await deliver()
  expect(await seen(buyer)).toEqual({ credits: 0, premium: false, state: 'refunded' })
  const requests = await t.db.select().from(refunds).where(eq(refunds.orderId, buyer.order))
  expect(requests.map(({ state, reason }) => [state, reason])).toEqual([
    ['booked', 'asked for it'],
    ['booked', 'asked for it'],
  ])
})

test('what is on its way back cannot be given back again, by whoever asks at once', async () => {
  const buyer = await paid()
  const asked = await Promise.allSettled(Array.from({ length: 8 }, () => give(buyer.order, buyer.amount)))
  expect(asked.filter(({ status }) => status === 'fulfilled')).toHaveLength(1)
  await deliver()
  expect(await seen(buyer)).toEqual({ credits: 0, premium: false, state: 'refunded' })
  await expect(give(buyer.order)).rejects.toThrow('the order is refunded')
})

test('nothing, more than was paid, and an order that is not paid cannot be given back', async () => {
  const buyer = await paid()
  await expect(give(buyer.order, 0)).rejects.toThrow('are left')
  await expect(give(buyer.order, buyer.amount + 1)).rejects.toThrow('are left')
  const { order } = await orderBundle(buyer.browser)
  await expect(give(order.payment_id)).rejects.toThrow('the order is pending')
})

test('a chargeback of the whole after a refund of a part takes what is left', async () => {
  const buyer = await paid()
  await give(buyer.order, 500)
  await deliver()
  expect((await decide(buyer.browser, buyer.sandboxId, 'charge_back')).status).toBe(200)
  expect(await seen(buyer)).toEqual({ credits: 0, premium: false, state: 'charged_back' })
  const booked = await t.db.select().from(reversals).where(eq(reversals.orderId, buyer.order))
  expect(booked.map(({ amount }) => amount).sort((a, b) => a - b)).toEqual(
    [500, buyer.amount - 500].sort((a, b) => a - b),
  )
})

test(`the shares of any parts are all credits in the end, and never more before (seed ${seed})`, () => {
  const parts = fc.array(fc.integer({ min: 1, max: 5_000 }), { minLength: 1, maxLength: 20 })
  fc.assert(
    fc.property(parts, fc.integer({ min: 1, max: 2_000 }), (amounts, credits) => {
      const amount = amounts.reduce((sum, each) => sum + each, 0)
      const order = { credits, amount, transactionCosts: 0 }
      let [returned, given] = [0, 0]
      for (const each of amounts) {
        const share = creditsReturned(order, returned + each) - creditsReturned(order, returned)
        expect(share).toBeGreaterThanOrEqual(0)
        returned += each
        given += share
        expect(given * amount).toBeLessThanOrEqual(credits * returned)
      }
      expect(given).toBe(credits)
    }),
    { seed },
  )
})

test('an amount is read as people write it, in the digits of its currency', () => {
  expect([minorUnits('12.50', 'EUR'), minorUnits('12,5', 'EUR'), minorUnits('12', 'SEK')]).toEqual([
    1250, 1250, 1200,
  ])
  for (const wrong of ['', '-1', '1.234', 'ten', '1.2.3'])
    expect(() => minorUnits(wrong, 'EUR')).toThrow('no amount')
  expect(() => minorUnits('1.5', 'JPY')).toThrow('no amount')
})
