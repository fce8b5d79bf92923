import { expect, test } from 'vitest'
import { staffCtx } from '../kernel/staff-ctx.ts'
import { jobHandlers } from '../start/job-queues.ts'
import { askForAge } from '../testing/members/ask-for-age.ts'
import { testPassword } from '../testing/members/sign-up-with.ts'
import { noActorCtx } from '../testing/no-actor-ctx.ts'
import { orderBundle } from '../testing/payments/buy-bundle.ts'
import { deliverRefunds } from '../testing/payments/deliver-refunds.ts'
import { createTestApp } from '../testing/start/create-test-app.ts'
import { applyEvent } from './apply-event.ts'
import type { ProviderEvent } from './providers/provider.ts'
import { refundOrder } from './refunds/refund-order.ts'

const t = await createTestApp()
const dayMs = 86_400_000
const ctx = () => noActorCtx(t.deps, 1, 'en')
type Person = Awaited<ReturnType<typeof t.signUp>>

const leave = ({ browser }: Person) =>
  browser.delete('/api/account.php', { password: testPassword, reason: null })
const one = async (query: string, id: string) => (await t.pool.query(query, [id])).rows[0]
const stateOf = (order: string) => one('select state, uncredited from payment_order where id = $1', order)
const countOf = async (query: string, id: string) => Number((await one(query, id)).count)

/** Somebody who begins to pay and leaves, and whom the provider tells of a payment all the same. */
async function payer() {
  const person = await t.signUp()
  const { order, sandboxId } = await orderBundle(person.browser)
  await t.pool.query('update payment_order set keep_card = true where id = $1', [order.payment_id])
  const event: ProviderEvent = {
    eventId: `late.${sandboxId}`,
    reference: order.payment_id,
    paymentId: sandboxId,
    state: 'completed',
    money: { amount: order.amount.amount + order.transaction_costs.amount, currency: order.amount.currency },
    card: { token: `token-${sandboxId}`, brand: 'visa', lastFour: '4242', expires: '2031-01' },
  }
  return { ...person, order: order.payment_id, sandboxId, event }
}

async function erase(person: Person) {
  expect((await leave(person)).status).toBe(200)
  t.clock.advance(15 * dayMs)
  await jobHandlers(t.deps)['erase-members']?.({})
}

const moneyOf = async (order: string) => ({
  ...(await stateOf(order)),
  entries: await countOf(
    `select count(*) from transfer where split_part(reference, ':', 1) = $1::text`,
    order,
  ),
  invoices: await countOf('select count(*) from invoice where order_id = $1', order),
  receipts: t.jobs.filter(({ data }) => data.kind === 'receipt').length,
})

test('who leaves is told of a payment that is open, and it ends with the account, at the provider too', async () => {
  const she = await payer()
  const { payments } = (await she.browser.get('/api/account.php')).body
  expect(payments).toEqual([{ price: she.event.money, ends: true }])
  expect((await leave(she)).status).toBe(200)
  expect((await stateOf(she.order)).state).toBe('cancelled')
  expect((await one('select state from sandbox_payment where id = $1', she.sandboxId)).state).toBe('expired')
})

test('what the bank has already is named as what cannot be stopped, and keeps nobody', async () => {
  const he = await payer()
  await t.pool.query(`update payment_order set provider = 'verotel' where id = $1`, [he.order])
  expect((await he.browser.get('/api/account.php')).body.payments).toEqual([
    { price: he.event.money, ends: false },
  ])
  expect((await leave(he)).status).toBe(200)
  await t.pool.query(`update payment_order set provider = 'sandbox' where id = $1`, [he.order])
})

test('while the account can come back its money is credited', async () => {
  const she = await payer()
  await leave(she)
  await applyEvent(ctx(), 'sandbox', she.event)
  expect(await moneyOf(she.order)).toMatchObject({ state: 'completed', uncredited: false, entries: 1 })
})

test('money for an erased account is credited to nobody, put to attention, and goes back by a refund', async () => {
  const he = await payer()
  await erase(he)
  t.jobs.length = 0
  await applyEvent(ctx(), 'sandbox', he.event)
  await applyEvent(ctx(), 'sandbox', { ...he.event, eventId: 'again' })
  const nothing = { entries: 0, invoices: 0, receipts: 0, uncredited: true }
  expect(await moneyOf(he.order)).toEqual({ state: 'completed', ...nothing })
  const { rows } = await t.pool.query(
    `select outcome, reason, payload ? 'card' as card from provider_event
     where payload ->> 'reference' = $1 order by event_id`,
    [he.order],
  )
  expect(rows).toEqual([
    { outcome: 'quarantined', reason: 'account_erased', card: false },
    { outcome: 'ignored', reason: 'already_completed', card: false },
    { outcome: 'applied', reason: null, card: false },
  ])
  const card = await one('select member_id, last_four, removed_at from stored_card where holder = $1', he.id)
  expect(card).toEqual({ member_id: null, last_four: null, removed_at: t.clock.now() })
  expect(await countOf('select count(*) from member where id = $1 and paid', he.id)).toBe(0)
  expect(await countOf('select count(*) from event where member_id = $1', he.id)).toBe(0)

  await t.pool.query(`update sandbox_payment set state = 'approved' where id = $1`, [he.sandboxId])
  const part = { order: he.order, amount: 100, reason: 'their account is erased' }
  expect(await refundOrder(staffCtx(t.deps, 'mo'), part)).toMatchObject({ state: 'asked' })
  await deliverRefunds(t)
  expect(await moneyOf(he.order)).toEqual({ state: 'completed', ...nothing })
  await refundOrder(staffCtx(t.deps, 'mo'), { ...part, amount: undefined })
  await deliverRefunds(t)
  expect(await moneyOf(he.order)).toEqual({ state: 'refunded', ...nothing })
})

test('money that went back before its coming was told moves no credits of an erased account', async () => {
  const she = await payer()
  await erase(she)
  t.jobs.length = 0
  const { card, ...back } = she.event
  await applyEvent(ctx(), 'sandbox', { ...back, eventId: 'back', state: 'refunded', reversalId: 'back' })
  expect(card).toBeDefined()
  expect(await moneyOf(she.order)).toEqual({
    state: 'refunded',
    entries: 0,
    invoices: 0,
    receipts: 0,
    uncredited: true,
  })
})

test('what who is found too young has begun to pay ends with the account', async () => {
  const she = await payer()
  await askForAge(t, { NL: 'provider' })
  const { redirect } = (await she.browser.post('/api/age-check.php', {})).body
  const state = new URL(redirect, 'http://x').searchParams.get('state')
  const decided = await she.browser.post('/api/age-sandbox.php', { state, outcome: 'under_age' })
  const [, answer] = decided.body.redirect.split('?')
  expect((await she.browser.put('/api/age-check.php', { answer })).body.outcome).toBe('under_age')
  expect((await stateOf(she.order)).state).toBe('cancelled')
})
