import { v4 as uuidv4 } from 'uuid'
import { expect, test } from 'vitest'
import { decide, orderBundle } from '../testing/payments/buy-bundle.ts'
import { notifyPayment, providerEventOf } from '../testing/payments/notify-payment.ts'
import { createTestApp } from '../testing/start/create-test-app.ts'

const t = await createTestApp()
await t.pool.query(`insert into discount_code (site_id, code, value_percentage) values (1, 'ONCE-EACH', 40)`)

/** Somebody with a paid order, and a cancelled one with a discount that can still be paid. */
async function buyer() {
  const person = await t.signUp()
  const paid = await orderBundle(person.browser)
  await decide(person.browser, paid.sandboxId, 'approve')
  await person.browser.put('/api/discountcode.php', { code: 'ONCE-EACH' })
  const cancelled = await orderBundle(person.browser)
  await person.browser.delete('/api/order.php', { id: cancelled.order.payment_id })
  return { ...person, paid, cancelled }
}

test('orders, cancels, notices, messages and the member’s own limits at once never wait for each other in a circle', async () => {
  const others = [await t.signUp(), await t.signUp()]
  for (let round = 0; round < 12; round += 1) {
    const { browser, paid, cancelled } = await buyer()
    const { bundles, methods } = (await browser.get('/api/bundles.php')).body
    const late = providerEventOf(cancelled)
    const order = (index: number) =>
      browser.post('/api/order.php', {
        request_id: uuidv4(),
        bundle: bundles[index].id,
        method: methods[0],
      })
    const answers = await Promise.all([
      order(0),
      notifyPayment(t, late),
      order(1),
      browser.post('/api/refunds.php', { order: paid.order.payment_id, reason: 'too many' }),
      notifyPayment(
        t,
        providerEventOf(paid, { state: 'refunded', money: { ...paid.order.amount, amount: 1 } }),
      ),
      notifyPayment(t, { ...late, eventId: uuidv4() }),
      ...others.map(({ id }) =>
        browser.post('/api/message.php', { to: id, client_id: uuidv4(), body: 'hello' }),
      ),
      browser.put('/api/spending.php', { cap: 1_000_000 }),
      browser.delete('/api/order.php', { id: cancelled.order.payment_id }),
      order(0),
    ])
    const statuses = answers.map((answer) => (typeof answer === 'number' ? answer : answer.status))
    expect(statuses.filter((status) => status >= 500)).toEqual([])
    const { body } = await browser.get(`/api/order.php?id=${cancelled.order.payment_id}`)
    expect(body.order.state).toBe('completed')
  }
  const { rows } = await t.pool.query(
    'select deadlocks::int from pg_stat_database where datname = current_database()',
  )
  expect(rows).toEqual([{ deadlocks: 0 }])
})
