import { eq } from 'drizzle-orm'
import { v4 as uuidv4 } from 'uuid'
import { expect, test } from 'vitest'
import { orders, sandboxPayments } from '#server/payments/tables.ts'
import { decide, orderBundle } from '#server/testing/payments/buy-bundle.ts'
import { ledgerSum } from '#server/testing/payments/members-with-credits.ts'
import { createTestApp } from '#server/testing/start/create-test-app.ts'

const t = await createTestApp()
type Browser = ReturnType<typeof t.browser>

const creditsOf = async (browser: Browser) => {
  const { user } = (await browser.get('/api/user.php')).body
  return { credits: user.credits as number, paid: user.paid_user as boolean }
}
const orderOf = async (browser: Browser, id: string) => (await browser.get(`/api/order.php?id=${id}`)).body

test('the offer is in the currency of the member’s country, with the price per message rounded up', async () => {
  const { browser } = await t.signUp()
  const { body } = await browser.get('/api/bundles.php')
  expect([body.country, body.methods[0]]).toEqual(['NL', 'ideal'])
  expect(body.statement_name).toEqual(expect.any(String))
  const cost = t.sites.defaultSite().settings.message_credits
  for (const bundle of body.bundles)
    expect(bundle.price_per_message.amount).toBe(Math.ceil((bundle.price.amount * cost) / bundle.credits))
  expect((await t.browser().get('/api/bundles.php')).status).toBe(401)
})

test('approve: pending, then completed, credited once, premium from then on', async () => {
  const { browser, id } = await t.signUp()
  const before = await creditsOf(browser)
  const { order, redirect, sandboxId } = await orderBundle(browser, 1)
  expect(order.state).toBe('pending')
  const facts = (await browser.get(`/api/sandbox.php?id=${sandboxId}`)).body.payment
  expect(facts).toEqual({
    id: sandboxId,
    amount: order.amount,
    method: 'ideal',
    state: 'open',
    keep_card: false,
    return_path: `/transactions/${order.payment_id}`,
  })
  expect((await orderOf(browser, order.payment_id)).redirect).toBe(redirect)
  expect((await decide(browser, sandboxId, 'approve')).body.payment.state).toBe('approved')
  expect((await decide(browser, sandboxId, 'approve')).status).toBe(200)
  const refused = await decide(browser, sandboxId, 'fail')
  expect([refused.status, refused.body.error]).toEqual([409, 'payment_ended'])
  expect(await creditsOf(browser)).toEqual({ credits: before.credits + order.credits, paid: true })
  expect(await ledgerSum(t, id)).toBe(before.credits + order.credits)
  expect(await orderOf(browser, order.payment_id)).toMatchObject({
    order: { state: 'completed' },
    redirect: null,
  })
  const listed = (await browser.get('/api/orders.php')).body.orders
  expect(listed.map((one: { payment_id: string }) => one.payment_id)).toEqual([order.payment_id])
})

test.each([
  ['fail', 'failed'],
  ['cancel', 'cancelled'],
])('%s: the order is %s and nothing is credited', async (decision, state) => {
  const { browser } = await t.signUp()
  const before = await creditsOf(browser)
  const { order, sandboxId } = await orderBundle(browser)
  await decide(browser, sandboxId, decision)
  expect((await orderOf(browser, order.payment_id)).order.state).toBe(state)
  expect(await creditsOf(browser)).toEqual(before)
})

test('pending stays pending and can be decided later', async () => {
  const { browser } = await t.signUp()
  const { order, sandboxId } = await orderBundle(browser)
  expect((await decide(browser, sandboxId, 'pending')).body.payment.state).toBe('pending')
  expect((await orderOf(browser, order.payment_id)).order.state).toBe('pending')
  await decide(browser, sandboxId, 'approve')
  expect((await orderOf(browser, order.payment_id)).order.state).toBe('completed')
})

test('a lost notification is made good by looking the payment up, once', async () => {
  const { browser } = await t.signUp()
  const before = await creditsOf(browser)
  const { order, sandboxId } = await orderBundle(browser)
  await t.db.update(sandboxPayments).set({ state: 'approved' }).where(eq(sandboxPayments.id, sandboxId))
  const looks = await Promise.all(Array.from({ length: 10 }, () => orderOf(browser, order.payment_id)))
  for (const look of looks) expect(look.order.state).toBe('completed')
  await decide(browser, sandboxId, 'approve')
  expect((await creditsOf(browser)).credits).toBe(before.credits + order.credits)
})

test('the same request id has the same order, also at once; with another bundle it is refused', async () => {
  const { browser } = await t.signUp()
  const { bundles } = (await browser.get('/api/bundles.php')).body
  const form = { request_id: uuidv4(), bundle: bundles[0].id, method: 'ideal' }
  const answers = await Promise.all(Array.from({ length: 8 }, () => browser.post('/api/order.php', form)))
  expect(new Set(answers.map((answer) => answer.text)).size).toBe(1)
  expect(answers[0]!.status).toBe(200)
  expect((await browser.post('/api/order.php', { ...form, bundle: bundles[1].id })).status).toBe(409)
  expect((await browser.post('/api/order.php', { ...form, method: 'paypal' })).status).toBe(409)
  expect((await browser.get('/api/orders.php')).body.orders).toHaveLength(1)
})

test('an order left behind before its payment began is taken up by the same request', async () => {
  const { browser } = await t.signUp()
  const { order, redirect } = await orderBundle(browser)
  const [row] = await t.db.select().from(orders).where(eq(orders.id, order.payment_id))
  await t.db
    .update(orders)
    .set({ state: 'created', providerPaymentId: null, redirect: null })
    .where(eq(orders.id, order.payment_id))
  const again = await browser.post('/api/order.php', {
    request_id: row!.requestId,
    bundle: row!.bundleId,
    method: row!.method,
  })
  expect(again.body).toEqual({ order, redirect, invoice: null })
})

test('what is not offered here cannot be ordered, and what is another’s cannot be seen or decided', async () => {
  const { browser } = await t.signUp()
  const eve = await t.signUp()
  const abroad = await t.signUp({ host: 'women.localhost' })
  const { bundles } = (await browser.get('/api/bundles.php')).body
  const order = (body: object) =>
    browser.post('/api/order.php', { request_id: uuidv4(), bundle: bundles[0].id, method: 'ideal', ...body })
  expect((await order({ bundle: uuidv4() })).status).toBe(404)
  const foreign = (await abroad.browser.get('/api/bundles.php')).body.bundles[0].id
  expect((await order({ bundle: foreign })).status).toBe(404)
  expect((await order({ method: 'dankort' })).body.fields).toEqual({ method: 'choose_one' })
  expect((await order({ method: 'cheque' })).body.fields).toEqual({ method: 'choose_one' })

  const own = await orderBundle(browser)
  for (const other of [eve.browser, abroad.browser]) {
    expect((await other.get(`/api/order.php?id=${own.order.payment_id}`)).status).toBe(404)
    expect((await other.get(`/api/sandbox.php?id=${own.sandboxId}`)).status).toBe(404)
    expect((await decide(other, own.sandboxId, 'approve')).status).toBe(404)
  }
  expect((await orderOf(browser, own.order.payment_id)).order.state).toBe('pending')
})
