import { v4 as uuidv4 } from 'uuid'
import { expect, onTestFinished, test } from 'vitest'
import { runJob } from '#server/kernel/job.ts'
import { createAdyenSide } from '#server/testing/payment-sides/adyen-side.ts'
import { decide } from '#server/testing/payments/buy-bundle.ts'
import { createTestApp, type TestApp } from '#server/testing/start/create-test-app.ts'
import { reconcilePayments } from '../reconcile/reconcile-payments.job.ts'

const t = await createTestApp()
type Person = Awaited<ReturnType<typeof t.signUp>>

async function order({ browser }: Person, more: object = {}) {
  const { bundles } = (await browser.get('/api/bundles.php')).body
  const body = { request_id: uuidv4(), bundle: bundles[0].id, method: 'creditcard', ...more }
  return browser.post('/api/order.php', body)
}

const cardsOf = async ({ browser }: Person) => (await browser.get('/api/cards.php')).body.cards
const paymentIn = (redirect: string) => redirect.slice('/sandbox/'.length)

/** Somebody who has paid by a card that behaves so the next time. */
async function keeper(card: string): Promise<Person & { card: string }> {
  const person = await t.signUp()
  const { redirect } = (await order(person, { keep_card: true })).body
  const { body } = await person.browser.post('/api/sandbox.php', {
    id: paymentIn(redirect),
    decision: 'approve',
    card,
  })
  expect(body.payment.state).toBe('approved')
  return { ...person, card: (await cardsOf(person))[0].id }
}

test('a card is kept only where that was ticked, and pays the next order without a page', async () => {
  const plain = await t.signUp()
  const { redirect } = (await order(plain)).body
  await decide(plain.browser, paymentIn(redirect), 'approve')
  expect(await cardsOf(plain)).toEqual([])

  const person = await keeper('approves')
  expect(await cardsOf(person)).toMatchObject([{ method: 'creditcard', brand: 'visa', last_four: '4242' }])
  const again = (await order(person, { card: person.card })).body
  expect([again.order.state, again.redirect]).toEqual(['completed', null])
  const { user } = (await person.browser.get('/api/user.php')).body
  expect(user.credits).toBeGreaterThanOrEqual(2 * again.order.credits)
})

test('two tabs that each pay by one tap buy once: the second is told, and buys when it knows', async () => {
  const person = await keeper('approves')
  const lastPaid = async () => (await person.browser.get('/api/bundles.php')).body.last_paid
  const known = await lastPaid()
  const paid = async () =>
    (await person.browser.get('/api/orders.php')).body.orders.filter(
      ({ state }: { state: string }) => state === 'completed',
    ).length
  expect(await paid()).toBe(1)
  const tap = () => order(person, { card: person.card, last_paid: known })
  const [first, second] = await Promise.all([tap(), tap()])
  const later = await tap()
  expect(await paid()).toBe(2)
  // At the same moment both are answered with the one order, or the second is told.
  expect([first.status, second.status].every((status) => status === 200 || status === 409)).toBe(true)
  expect([later.status, later.body.error]).toEqual([409, 'bought_meanwhile'])
  expect(await lastPaid()).not.toBe(known)
  const informed = await order(person, { card: person.card, last_paid: await lastPaid() })
  expect([informed.status, await paid()]).toEqual([200, 3])
})

test('a kept card that is declined fails the order, and one that must be confirmed leads to the page for that', async () => {
  const declined = await keeper('declines')
  expect((await order(declined, { card: declined.card })).body).toMatchObject({
    order: { state: 'failed' },
    redirect: null,
  })
  const asked = await keeper('authenticates')
  const { order: pending, redirect } = (await order(asked, { card: asked.card })).body
  expect(pending.state).toBe('pending')
  await decide(asked.browser, paymentIn(redirect), 'approve')
  const { body } = await asked.browser.get(`/api/order.php?id=${pending.payment_id}`)
  expect(body.order.state).toBe('completed')
})

test('a card of another member, of another method, removed or expired pays nothing', async () => {
  const [person, other] = [await keeper('approves'), await t.signUp()]
  expect((await order(other, { card: person.card })).status).toBe(404)
  expect((await order(person, { card: person.card, method: 'paypal' })).status).toBe(422)
  expect((await other.browser.delete('/api/cards.php', { id: person.card })).status).toBe(404)
  const expire = (month: string) => t.pool.query('update stored_card set expires = $1', [month])
  await expire('2020-01')
  expect([await cardsOf(person), (await order(person, { card: person.card })).status]).toEqual([[], 404])
  await expire('2040-01')
  expect((await person.browser.delete('/api/cards.php', { id: person.card })).status).toBe(200)
  expect(await cardsOf(person)).toEqual([])
  expect((await order(person, { card: person.card })).status).toBe(404)
})

test('of Adyen: kept by its notification, pays at once, fails, is confirmed on its page, and forgotten there', async () => {
  const side = await createAdyenSide()
  const app: TestApp = await createTestApp({ payments: side.settings })
  const person = await app.signUp()
  const { redirect } = (await order(person, { keep_card: true })).body
  const offered = await side.offered(app, redirect)
  const { charge } = await side.pay(app, offered)
  const { path, headers, body } = await side.deliver(app, { ...offered, state: 'completed', id: '1', charge })
  expect((await app.fetch(path, { method: 'POST', headers, body: body! })).status).toBe(200)
  const [card] = await cardsOf(person)
  expect(card).toMatchObject({ brand: 'visa', last_four: '1111', expires: '2030-03' })

  const payWith = async (token: string) => {
    await app.pool.query('update stored_card set token = $1', [token])
    return (await order(person, { card: card.id })).body
  }
  expect(await payWith('works')).toMatchObject({ order: { state: 'completed' }, redirect: null })
  expect(await payWith('declined')).toMatchObject({ order: { state: 'failed' }, redirect: null })
  const confirmed = await payWith('confirms')
  expect(confirmed.order.state).toBe('pending')
  expect((await side.offered(app, confirmed.redirect)).reference).toBe(confirmed.order.payment_id)

  expect((await person.browser.delete('/api/cards.php', { id: card.id })).status).toBe(200)
  await runJob(app.deps, reconcilePayments, {})
  expect(side.forgotten).toEqual(['confirms'])
  expect((await app.pool.query('select from stored_card')).rowCount).toBe(0)
  await side.close()
})

test('of Adyen: a question completes the order first, and its late notification keeps the card, once', async () => {
  const side = await createAdyenSide()
  const app: TestApp = await createTestApp({ payments: side.settings })
  for (const wants of [true, false]) {
    const person = await app.signUp()
    const { order: bought, redirect } = (await order(person, { keep_card: true })).body
    const offered = await side.offered(app, redirect)
    const { charge } = await side.pay(app, offered)
    const { body } = await person.browser.get(`/api/order.php?id=${bought.payment_id}`)
    expect([body.order.state, await cardsOf(person)]).toEqual(['completed', []])
    // What Adyen says of a card is not signed: it counts only where the order asked for it.
    await app.pool.query('update payment_order set keep_card = $2 where id = $1', [bought.payment_id, wants])
    const tell = async (psp: string) => {
      const told = { ...offered, state: 'completed' as const, id: '1', charge: psp }
      const { path, headers, body: bytes } = await side.deliver(app, told)
      expect((await app.fetch(path, { method: 'POST', headers, body: bytes! })).status).toBe(200)
    }
    await tell(charge)
    const cards = await cardsOf(person)
    expect(cards).toMatchObject(wants ? [{ brand: 'visa', last_four: '1111' }] : [])
    if (!wants) continue
    await person.browser.delete('/api/cards.php', { id: cards[0].id })
    await runJob(app.deps, reconcilePayments, {})
    // Told under another name the removed card does not come back.
    await app.pool.query(
      `update provider_event set event_id = 'earlier' where payload ? 'card' and payload ->> 'reference' = $1`,
      [bought.payment_id],
    )
    await tell(charge)
    expect(await cardsOf(person)).toEqual([])
    expect((await app.pool.query('select from stored_card')).rowCount).toBe(0)
  }
  await side.close()
})

/** Somebody with a card that Adyen answers so for. */
async function atAdyen(token: string) {
  const side = await createAdyenSide()
  onTestFinished(side.close)
  const app: TestApp = await createTestApp({ payments: side.settings })
  const person = await app.signUp()
  await app.pool.query(
    `insert into stored_card (id, member_id, provider, token, method, holder, created_at)
     values ($1, $2, 'adyen', $3, 'creditcard', $2, now())`,
    [uuidv4(), person.id, token],
  )
  const [card] = await cardsOf(person)
  const cancel = (id: string) => person.browser.delete('/api/order.php', { id })
  const waiting = async () => (await person.browser.get('/api/waiting-payment.php')).body.order
  /** A charge that was not answered. */
  const charge = async (status: number): Promise<string> => {
    expect((await order(person, { card: card.id })).status).toBe(status)
    return (await waiting()).payment_id
  }
  return { app, side, person, card: card.id, cancel, charge, waiting }
}

test('a charge whose answer was lost is neither cancelled over nor paid a second time', async () => {
  const { side, person, cancel, charge } = await atAdyen('works')
  const lose = async () => {
    side.loseAnswers(3)
    const id = await charge(503)
    // Its provider cannot say whether the card was charged: nothing else can be paid, and nothing ends.
    expect((await cancel(id)).status).toBe(503)
    expect((await order(person)).status).toBe(503)
    return id
  }
  const stateOf = async (id: string) => (await person.browser.get(`/api/order.php?id=${id}`)).body.order.state
  const first = await lose()
  const { status, body } = await cancel(first)
  expect([status, body.error, await stateOf(first)]).toEqual([409, 'payment_ended', 'completed'])
  const second = await lose()
  const other = (await order(person)).body.order
  expect([other.state, await stateOf(second)]).toEqual(['pending', 'completed'])
  expect((await cancel(other.payment_id)).status).toBe(200)
})

test.each(['forgotten', 'of_no_kind', 'broken'])(
  'a charge of a card that is %s there has failed, and another way is open',
  async (token) => {
    const { app, person, card, waiting } = await atAdyen(token)
    const { status, body } = await order(person, { card })
    expect([status, body.order.state, body.redirect, await waiting()]).toEqual([200, 'failed', null, null])
    const news = await app.pool.query(`select event_id, outcome from provider_event`)
    expect(news.rows).toEqual([{ event_id: `refused.${body.order.payment_id}`, outcome: 'applied' }])
    expect((await order(person)).body.order.state).toBe('pending')
  },
)

test.each(['busy', 'lost'])('a charge that the provider is %s at is not cancelled over', async (token) => {
  const { cancel, charge } = await atAdyen(token)
  expect((await cancel(await charge(503))).status).toBe(503)
})
