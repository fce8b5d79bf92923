import { v4 as uuidv4 } from 'uuid'
import { expect, test } from 'vitest'
import { decide, orderBundle } from '../testing/payments/buy-bundle.ts'
import { ledgerSum } from '../testing/payments/members-with-credits.ts'
import { createTestApp } from '../testing/start/create-test-app.ts'

const t = await createTestApp()

async function buyer() {
  const person = await t.signUp()
  return { ...person, ...(await orderBundle(person.browser)), before: await ledgerSum(t, person.id) }
}

test('an order keeps its price and credits when the bundle changes before it is paid', async () => {
  const { browser, id, order, sandboxId, before } = await buyer()
  await t.pool.query('update bundle set price = price * 3, credits = credits + 1')
  const payment = (await browser.get(`/api/sandbox.php?id=${sandboxId}`)).body.payment
  expect(payment.amount).toEqual(order.amount)
  expect((await decide(browser, sandboxId, 'approve')).status).toBe(200)
  expect(await ledgerSum(t, id)).toBe(before + order.credits)
  await t.pool.query('update bundle set price = price / 3, credits = credits - 1')
})

test('approving, looking up and notifying at once, many times, credit once', async () => {
  const { browser, id, order, sandboxId, before } = await buyer()
  const acts = Array.from({ length: 20 }, () => [
    () => decide(browser, sandboxId, 'approve'),
    () => browser.get(`/api/order.php?id=${order.payment_id}`),
  ]).flat()
  const answers = await Promise.all(acts.map((act) => act()))
  expect(new Set(answers.map((answer) => answer.status))).toEqual(new Set([200]))
  expect(await ledgerSum(t, id)).toBe(before + order.credits)
  expect((await browser.get('/api/user.php')).body.user.credits).toBe(before + order.credits)
})

test('of two tabs that decide differently one wins, and bank and order agree', async () => {
  for (let round = 0; round < 5; round += 1) {
    const { browser, id, order, sandboxId, before } = await buyer()
    const answers = await Promise.all([
      decide(browser, sandboxId, 'approve'),
      decide(browser, sandboxId, 'cancel'),
    ])
    expect(answers.map((answer) => answer.status).toSorted((a, b) => a - b)).toEqual([200, 409])
    const bank = (await browser.get(`/api/sandbox.php?id=${sandboxId}`)).body.payment.state
    const { state } = (await browser.get(`/api/order.php?id=${order.payment_id}`)).body.order
    expect([bank, state]).toEqual(
      [
        ['approved', 'completed'],
        ['cancelled', 'cancelled'],
      ].find(([name]) => name === bank),
    )
    expect(await ledgerSum(t, id)).toBe(before + (state === 'completed' ? order.credits : 0))
  }
})

test('of two bundles ordered at once, on and on, one payment can be paid', async () => {
  const { browser } = await t.signUp()
  const { bundles, methods } = (await browser.get('/api/bundles.php')).body
  for (let round = 0; round < 10; round += 1) {
    const answers = await Promise.all(
      [0, 1, 0, 1].map((index) =>
        browser.post('/api/order.php', {
          request_id: uuidv4(),
          bundle: bundles[index].id,
          method: methods[0],
        }),
      ),
    )
    const made = answers.filter(({ status }) => status === 200).map(({ body }) => body.order.payment_id)
    expect(new Set(made).size).toBe(1)
    expect(
      answers.map(({ body }) => body.error ?? 'none').filter((error) => error !== 'payment_open'),
    ).toEqual(made.map(() => 'none'))
    await browser.delete('/api/order.php', { id: made[0] })
  }
})

test('another member, also one with the same request id, reaches neither order nor payment', async () => {
  const { order, sandboxId } = await buyer()
  const other = await t.signUp()
  expect((await decide(other.browser, sandboxId, 'approve')).status).toBe(404)
  expect((await other.browser.get(`/api/sandbox.php?id=${sandboxId}`)).status).toBe(404)
  expect((await other.browser.get(`/api/order.php?id=${order.payment_id}`)).status).toBe(404)
  const { bundles, methods } = (await other.browser.get('/api/bundles.php')).body
  const body = { request_id: uuidv4(), bundle: bundles[0].id, method: methods[0] }
  const [mine, theirs] = [await t.signUp(), other]
  const orders = [
    await mine.browser.post('/api/order.php', body),
    await theirs.browser.post('/api/order.php', body),
  ]
  expect(new Set(orders.map((answer) => answer.body.order.payment_id)).size).toBe(2)
})
