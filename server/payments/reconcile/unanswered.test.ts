import { v4 as uuidv4 } from 'uuid'
import { expect, onTestFinished, test } from 'vitest'
import { runJob } from '#server/kernel/job.ts'
import { staffCtx } from '#server/kernel/staff-ctx.ts'
import { createAdyenSide } from '#server/testing/payment-sides/adyen-side.ts'
import { noAccounts } from '#server/testing/payment-sides/payment-side.ts'
import { createVerotelSide } from '#server/testing/payment-sides/verotel-side.ts'
import { debitBuyer } from '#server/testing/payments/debit-buyer.ts'
import { ledgerSum } from '#server/testing/payments/members-with-credits.ts'
import { createTestApp, type TestApp } from '#server/testing/start/create-test-app.ts'
import { exportDebits } from '../debit/bank/export-debits.ts'
import { reconcilePayments } from './reconcile-payments.job.ts'

const hourMs = 3_600_000
type Person = Awaited<ReturnType<TestApp['signUp']>>

/** Goes on in time, and runs the job. */
async function after(t: TestApp, hours: number, deps = t.deps) {
  t.clock.advance(hours * hourMs)
  await runJob(deps, reconcilePayments, {})
}

async function order({ browser }: Person, more: object = {}) {
  const { bundles } = (await browser.get('/api/bundles.php')).body
  const body = { request_id: uuidv4(), bundle: bundles[0].id, method: 'creditcard', ...more }
  return browser.post('/api/order.php', body)
}

const stateOf = async ({ browser }: Person, id: string) =>
  (await browser.get(`/api/order.php?id=${id}`)).body.order.state

/** A member who is abroad, with a card that Adyen keeps. */
async function keeper() {
  const side = await createAdyenSide()
  onTestFinished(side.close)
  const t = await createTestApp({ payments: side.settings, countryOf: () => 'DE' })
  const person = await t.signUp()
  await t.pool.query(
    `insert into stored_card (id, member_id, provider, token, method, holder, created_at)
     values ($1, $2, 'adyen', 'works', 'creditcard', $2, now())`,
    [uuidv4(), person.id],
  )
  const card: string = (await person.browser.get('/api/cards.php')).body.cards[0].id
  const waiting = async () => (await person.browser.get('/api/waiting-payment.php')).body.order
  return { t, side, ...person, card, waiting }
}

test('a charge of a kept card whose answer was lost is settled by the job, though its member never comes back', async () => {
  const { t, side, waiting, card, ...person } = await keeper()
  const before = await ledgerSum(t, person.id)
  side.loseAnswers(1)
  expect((await order(person, { card })).status).toBe(503)
  const { payment_id: id, credits, state } = await waiting()
  expect(state).toBe('created')
  expect((await person.browser.delete('/api/cards.php', { id: card })).status).toBe(200)
  await after(t, 0.1)
  expect([await stateOf(person, id), side.forgotten]).toEqual(['created', []])
  await after(t, 0.1)
  await after(t, 0.2)
  expect(await stateOf(person, id)).toBe('completed')
  expect(await ledgerSum(t, person.id)).toBe(before + credits)
  expect([side.differing, side.forgotten]).toEqual([[], ['works']])
})

test('a kept card whose provider never says whether it was charged ends with its order’s day, before staff', async () => {
  const { t, side, waiting, card, ...person } = await keeper()
  side.loseAnswers(1_000)
  expect((await order(person, { card })).status).toBe(503)
  const { payment_id: id } = await waiting()
  await after(t, 23)
  expect(await stateOf(person, id)).toBe('created')
  await after(t, 2)
  await after(t, 2)
  expect(await stateOf(person, id)).toBe('cancelled')
  const { rows } = await t.pool.query(
    `select payload ->> 'reference' as reference, reason from provider_event where outcome = 'quarantined'`,
  )
  expect(rows).toEqual([{ reference: id, reason: 'charge_unknown' }])
  side.loseAnswers(0)
  expect((await order(person)).status).toBe(200)
})

test('an order whose provider is no longer set up ends a day after its time, and money that comes is credited', async () => {
  const side = await createVerotelSide()
  onTestFinished(side.close)
  const t = await createTestApp({ payments: side.settings })
  const person = await t.signUp()
  const before = await ledgerSum(t, person.id)
  const { order: placed, redirect } = (await order(person)).body
  const offered = await side.offered(t, redirect)
  const without = { ...t.deps, payments: { ...noAccounts, provider: 'sandbox' as const } }
  await after(t, 25, without)
  expect(await stateOf(person, placed.payment_id)).toBe('pending')
  await after(t, 24, without)
  expect(await stateOf(person, placed.payment_id)).toBe('cancelled')
  const { charge } = await side.pay(t, offered)
  const { path } = await side.deliver(t, { ...offered, state: 'completed', id: '1', charge })
  expect((await t.fetch(path)).status).toBe(200)
  expect(await stateOf(person, placed.payment_id)).toBe('completed')
  expect(await ledgerSum(t, person.id)).toBe(before + placed.credits)
})

test('a debit that the bank has waits for the bank, however long', async () => {
  const t = await createTestApp()
  const { buy, ...person } = await debitBuyer(t)
  const { payment_id: id } = await buy()
  await exportDebits(staffCtx(t.deps, 'mo'), 1)
  await after(t, 24 * 20)
  expect(await stateOf(person, id)).toBe('pending')
})
