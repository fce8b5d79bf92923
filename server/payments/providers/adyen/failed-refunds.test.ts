import { v4 as uuidv4 } from 'uuid'
import { afterAll, expect, test } from 'vitest'
import { staffCtx } from '#server/kernel/staff-ctx.ts'
import { refundOrder } from '#server/payments/refunds/refund-order.ts'
import { createAdyenSide } from '#server/testing/payment-sides/adyen-side.ts'
import type { Told } from '#server/testing/payment-sides/payment-side.ts'
import { createTestApp } from '#server/testing/start/create-test-app.ts'

const side = await createAdyenSide()
afterAll(side.close)
const t = await createTestApp({ payments: side.settings })

async function paid() {
  const { browser, id } = await t.signUp()
  const { bundles } = (await browser.get('/api/bundles.php')).body
  const body = { request_id: uuidv4(), bundle: bundles[0].id, method: side.method }
  const { order, redirect } = (await browser.post('/api/order.php', body)).body
  const offered = await side.offered(t, redirect)
  const { charge } = await side.pay(t, offered)
  const tell = async (told: Pick<Told, 'state' | 'id' | 'amount'>) => {
    const { path, headers, body: bytes } = await side.deliver(t, { ...offered, charge, ...told })
    expect((await t.fetch(path, { method: 'POST', headers, body: bytes! })).status).toBe(200)
  }
  await tell({ state: 'completed', id: '1', amount: offered.amount })
  const state = async () => (await browser.get(`/api/order.php?id=${order.payment_id}`)).body.order.state
  return { id, order: order.payment_id as string, amount: offered.amount, tell, state }
}

const give = (order: string) => refundOrder(staffCtx(t.deps, 'mo'), { order, reason: 'asked' })
const requestsOf = async (order: string) =>
  (await t.pool.query('select state, refusal from refund_request where order_id = $1 order by id', [order]))
    .rows

test.each(['refund_refused', 'refund_failed'] as const)(
  '%s: the request ends with a reason, and the money can be asked for again',
  async (state) => {
    const { order, amount, tell, state: stateOf } = await paid()
    const first = await give(order)
    await expect(give(order)).rejects.toThrow('are left')
    await tell({ state, id: first.providerRefundId!, amount })
    expect(await requestsOf(order)).toEqual([{ state: 'refused', refusal: expect.stringMatching(/failed/) }])
    const second = await give(order)
    expect(second).toMatchObject({ state: 'asked', amount })
    // The first one's news comes again, and is none of the second's.
    await tell({ state, id: first.providerRefundId!, amount })
    await tell({ state: 'refunded', id: second.providerRefundId!, amount })
    expect((await requestsOf(order)).map((request) => request.state)).toEqual(['refused', 'booked'])
    expect(await stateOf()).toBe('refunded')
    const { rows } = await t.pool.query(
      `select outcome, reason from provider_event where payload ->> 'reference' = $1 and reason is not null`,
      [order],
    )
    expect(rows).toEqual([{ outcome: 'quarantined', reason: 'refund_failed' }])
  },
)

test('a refund that is booked and fails after all is for a person, and changes nothing', async () => {
  const { order, amount, tell, state } = await paid()
  const { providerRefundId: id } = await give(order)
  await tell({ state: 'refunded', id: id!, amount })
  await tell({ state: 'refund_failed', id: id!, amount })
  expect([await state(), (await requestsOf(order))[0]]).toEqual([
    'refunded',
    { state: 'booked', refusal: null },
  ])
  const { rows } = await t.pool.query(
    `select reason from provider_event where payload ->> 'reference' = $1 and outcome = 'quarantined'`,
    [order],
  )
  expect(rows).toEqual([{ reason: 'needs_attention' }])
})
