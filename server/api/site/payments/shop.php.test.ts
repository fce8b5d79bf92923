import { v4 as uuidv4 } from 'uuid'
import { expect, test } from 'vitest'
import { decide, orderBundle } from '#server/testing/payments/buy-bundle.ts'
import { ledgerSum } from '#server/testing/payments/members-with-credits.ts'
import { notifyPayment, providerEventOf } from '#server/testing/payments/notify-payment.ts'
import { createTestApp } from '#server/testing/start/create-test-app.ts'

const t = await createTestApp()
type Browser = ReturnType<typeof t.browser>

const offerOf = async (browser: Browser) => (await browser.get('/api/bundles.php')).body
const waitingOf = async (browser: Browser) => (await browser.get('/api/waiting-payment.php')).body
const order = (browser: Browser, bundle: string, method = 'ideal') =>
  browser.post('/api/order.php', { request_id: uuidv4(), bundle, method })

test('prices are anybody’s to read, of the country asked for, else of the visitor’s', async () => {
  const visitor = t.browser()
  const { body } = await visitor.get('/api/pricing.php?country=PL')
  expect([body.country, body.bundles[0].price.currency, body.methods[0]]).toEqual(['PL', 'PLN', 'blik'])
  expect(body.vat_rate).toBe(2300)
  expect(body.countries).toContain('DE')
  expect(body.countries).toContain((await visitor.get('/api/pricing.php')).body.country)
  expect(body.countries).toContain((await visitor.get('/api/pricing.php?country=ZZ')).body.country)
  expect((await visitor.get('/api/pricing.php?country=nowhere')).status).toBe(422)
})

test('a method’s costs and the VAT are told before, and stay with the order', async () => {
  const { browser } = await t.signUp()
  const { bundles, method_costs: costs, vat_rate: rate } = await offerOf(browser)
  const [dear] = costs
  expect(dear).toEqual({ method: 'paysafecard', cost: { amount: 100, currency: 'EUR' } })
  expect(rate).toBe(2100)
  const { order: placed } = (await order(browser, bundles[0].id, 'paysafecard')).body
  await t.pool.query(`update transaction_cost set amount = 900 where currency = 'EUR'`)
  const kept = (await browser.get(`/api/order.php?id=${placed.payment_id}`)).body.order
  expect(kept).toMatchObject({ transaction_costs: dear.cost, vat_rate: 2100, bundle: bundles[0].id })
  const total = kept.amount.amount + 100
  expect(kept.vat.amount).toBe(total - Math.round(total / 1.21))
  expect(kept.number).toMatch(/^[2-9A-HJKMNP-TV-Z]{4}-[2-9A-HJKMNP-TV-Z]{4}$/)
  await t.pool.query(`update transaction_cost set amount = 100 where currency = 'EUR'`)
})

test('a dead method is offered only where the provider still lists it', async () => {
  const methods = async () => (await t.browser().get('/api/pricing.php?country=DE')).body.methods
  expect(await methods()).not.toContain('giropay')
  const { settings } = t.sites.defaultSite()
  settings.dead_methods = ['giropay']
  expect(await methods()).toContain('giropay')
  expect(await methods()).not.toContain('sofort')
  settings.dead_methods = []
})

test('a payment that waits is gone on with, and keeps every other from beginning', async () => {
  const { browser, id } = await t.signUp()
  const before = await ledgerSum(t, id)
  const [small, large] = (await offerOf(browser)).bundles
  expect(await waitingOf(browser)).toEqual({ order: null, redirect: null })
  const first = (await order(browser, small.id)).body
  expect(await waitingOf(browser)).toEqual({ order: first.order, redirect: first.redirect })
  expect((await order(browser, small.id)).body).toEqual(first)
  for (const [bundle, method] of [
    [large.id, 'ideal'],
    [small.id, 'paypal'],
  ]) {
    const refused = await order(browser, bundle, method)
    expect([refused.status, refused.body.error]).toEqual([409, 'payment_open'])
  }
  const cancel = () => browser.delete('/api/order.php', { id: first.order.payment_id })
  expect((await cancel()).body.order.state).toBe('cancelled')
  expect((await cancel()).status).toBe(200)
  expect((await waitingOf(browser)).order).toBeNull()
  expect((await order(browser, large.id)).status).toBe(200)
  // The bank took the money of the cancelled one all the same.
  const sandboxId = first.redirect.slice('/sandbox/'.length)
  await notifyPayment(t, providerEventOf({ ...first, sandboxId }, { state: 'completed' }))
  expect(await ledgerSum(t, id)).toBe(before + small.credits)
  expect((await cancel()).body.error).toBe('payment_ended')
})

test('of many different payments begun at once there is one', async () => {
  const { browser } = await t.signUp()
  const { bundles, methods } = await offerOf(browser)
  const answers = await Promise.all(
    [0, 1, 2, 3, 0, 1].map((index) => order(browser, bundles[index % bundles.length].id, methods[index % 3])),
  )
  expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([200, 409]))
  const { rows } = await t.pool.query(
    `select count(*)::int from payment_order join member on member.id = member_id
    where state in ('created', 'pending') group by member_id having count(*) > 1`,
  )
  expect(rows).toEqual([])
})

test('another’s payment cannot be cancelled, nor one that is paid', async () => {
  const { browser } = await t.signUp()
  const eve = await t.signUp()
  const { order: own, sandboxId } = await orderBundle(browser)
  expect((await eve.browser.delete('/api/order.php', { id: own.payment_id })).status).toBe(404)
  await decide(browser, sandboxId, 'approve')
  const refused = await browser.delete('/api/order.php', { id: own.payment_id })
  expect([refused.status, refused.body.error]).toEqual([409, 'payment_ended'])
})

test('the statement has a line for every credit’s way, with whom and when, in pages', async () => {
  const { browser, id } = await t.signUp()
  const anna = await t.signUp()
  const { order: bought, sandboxId } = await orderBundle(browser, 1)
  await decide(browser, sandboxId, 'approve')
  for (let count = 0; count < 52; count += 1) {
    t.clock.advance(1_000)
    await browser.post('/api/message.php', { to: anna.id, client_id: uuidv4(), body: `Line ${count}` })
  }
  const first = (await browser.get('/api/statement.php')).body
  expect(first.lines).toHaveLength(50)
  expect(first.lines[0]).toMatchObject({ kind: 'message', name: anna.name, credits: -1, payment: null })
  const second = (await browser.get(`/api/statement.php?after=${first.next}`)).body
  expect(second.next).toBeNull()
  const lines = [...first.lines, ...second.lines]
  expect(new Set(lines.map((line) => line.id)).size).toBe(54)
  expect(lines.reduce((sum, line) => sum + line.credits, 0)).toBe(await ledgerSum(t, id))
  expect(lines.at(-2)).toMatchObject({
    kind: 'purchase',
    credits: bought.credits,
    payment: { payment_id: bought.payment_id, number: bought.number },
  })
  expect(lines.at(-1).kind).toBe('signup')
  expect((await browser.get('/api/statement.php?after=rubbish')).status).toBe(422)
})

test('premium knows how much the member has used', async () => {
  const { browser } = await t.signUp()
  const anna = await t.signUp()
  const { own_photos, conversations_started } = (await browser.get('/api/premium.php')).body
  await browser.post('/api/message.php', { to: anna.id, client_id: uuidv4(), body: 'Hello' })
  expect((await browser.get('/api/premium.php')).body).toEqual({
    own_photos,
    conversations_started: conversations_started + 1,
  })
})
