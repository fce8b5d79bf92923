import { eq } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { runJob } from '#server/kernel/job.ts'
import { decide, orderBundle } from '#server/testing/payments/buy-bundle.ts'
import { ledgerSum } from '#server/testing/payments/members-with-credits.ts'
import { notifyPayment, providerEventOf } from '#server/testing/payments/notify-payment.ts'
import { createTestApp } from '#server/testing/start/create-test-app.ts'
import { notifications, orders, refunds, sandboxRefunds, storedCards } from '../tables.ts'
import { reconcilePayments } from './reconcile-payments.job.ts'

const t = await createTestApp()
const run = () => runJob(t.deps, reconcilePayments, {})
const minuteMs = 60_000
const dayMs = 24 * 60 * minuteMs

async function buyer() {
  const person = await t.signUp()
  const before = await ledgerSum(t, person.id)
  const purchase = await orderBundle(person.browser)
  return { ...person, ...purchase, before }
}

async function rowOf(id: string) {
  const [row] = await t.db.select().from(orders).where(eq(orders.id, id))
  return row!
}

test('an order whose notice was lost is completed, once, though nobody looks at it', async () => {
  const { id, order, sandboxId, before } = await buyer()
  await t.pool.query(`update sandbox_payment set state = 'approved' where id = $1`, [sandboxId])
  await run()
  expect((await rowOf(order.payment_id)).state).toBe('pending')
  t.clock.advance(11 * minuteMs)
  await run()
  await run()
  expect((await rowOf(order.payment_id)).state).toBe('completed')
  expect(await ledgerSum(t, id)).toBe(before + order.credits)
})

test('an older order is asked about more rarely, and ends after a day; money that comes later is credited', async () => {
  const { id, order, sandboxId, before } = await buyer()
  t.clock.advance(11 * minuteMs)
  await run()
  const { lookedUpAt } = await rowOf(order.payment_id)
  t.clock.advance(5 * minuteMs)
  await run()
  expect((await rowOf(order.payment_id)).lookedUpAt).toEqual(lookedUpAt)
  t.clock.advance(dayMs)
  await run()
  expect(await rowOf(order.payment_id)).toMatchObject({ state: 'cancelled' })
  const { rows } = await t.pool.query('select state from sandbox_payment where id = $1', [sandboxId])
  expect(rows[0].state).toBe('expired')
  expect(await notifyPayment(t, providerEventOf({ order, sandboxId }))).toBe(200)
  expect((await rowOf(order.payment_id)).state).toBe('completed')
  expect(await ledgerSum(t, id)).toBe(before + order.credits)
})

test('a bank transfer is waited for longer, and an order whose payment never began ends', async () => {
  const [transfer, begun] = [await buyer(), await buyer()]
  await t.pool.query(`update payment_order set method = 'sct' where id = $1`, [transfer.order.payment_id])
  await t.pool.query(`update sandbox_payment set method = 'sct' where id = $1`, [transfer.sandboxId])
  await t.pool.query(`update payment_order set state = 'created', provider_payment_id = null where id = $1`, [
    begun.order.payment_id,
  ])
  t.clock.advance(2 * dayMs)
  await run()
  expect((await rowOf(transfer.order.payment_id)).state).toBe('pending')
  expect((await rowOf(begun.order.payment_id)).state).toBe('cancelled')
})

test('a notification that was stored and not applied is applied, and old ones go', async () => {
  const { order, sandboxId } = await buyer()
  const event = providerEventOf({ order, sandboxId })
  await t.db.insert(notifications).values({
    provider: 'sandbox',
    digest: 'd1',
    body: '',
    reference: order.payment_id,
    notices: [event],
    receivedAt: t.clock.now(),
  })
  t.clock.advance(3 * minuteMs)
  await run()
  expect((await rowOf(order.payment_id)).state).toBe('completed')
  const [kept] = await t.db.select().from(notifications).where(eq(notifications.digest, 'd1'))
  expect(kept!.processedAt).toEqual(t.clock.now())
  t.clock.advance(551 * dayMs)
  await run()
  expect(await t.db.select().from(notifications)).toEqual([])
  t.clock.advance(-551 * dayMs)
})

test('a refund that was cut off before the provider was asked is asked for, and a removed card is forgotten', async () => {
  const { id, browser, order, sandboxId } = await buyer()
  await decide(browser, sandboxId, 'approve')
  const refund = '00000000-0000-4000-8000-000000000001'
  const createdAt = t.clock.now()
  await t.db.insert(refunds).values({
    id: refund,
    orderId: order.payment_id,
    amount: 100,
    reason: 'why',
    requestedBy: 'mo',
    createdAt,
  })
  const card = { provider: 'sandbox', method: 'creditcard', holder: id, createdAt } as const
  await t.db.insert(storedCards).values([
    { id: refund, memberId: id, token: 'kept', ...card },
    { id: '00000000-0000-4000-8000-000000000002', token: 'gone', removedAt: createdAt, ...card },
  ])
  t.clock.advance(3 * minuteMs)
  await run()
  await run()
  expect(await t.db.select().from(sandboxRefunds)).toMatchObject([{ key: refund, amount: 100 }])
  const [asked] = await t.db.select().from(refunds)
  expect(asked).toMatchObject({ state: 'asked', providerRefundId: refund })
  expect((await t.db.select().from(storedCards)).map(({ token }) => token)).toEqual(['kept'])
})
