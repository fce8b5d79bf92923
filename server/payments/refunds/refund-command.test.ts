import { afterAll, expect, test } from 'vitest'
import { staffCtx } from '#server/kernel/staff-ctx.ts'
import { auditData } from '#server/operators/audit-data.ts'
import { noActorCtx } from '#server/testing/no-actor-ctx.ts'
import { createVerotelSide } from '#server/testing/payment-sides/verotel-side.ts'
import { decide, orderBundle } from '#server/testing/payments/buy-bundle.ts'
import { debitBuyer } from '#server/testing/payments/debit-buyer.ts'
import { deliverRefunds } from '#server/testing/payments/deliver-refunds.ts'
import { giveCredits, ledgerSum } from '#server/testing/payments/members-with-credits.ts'
import { createTestApp, type TestApp } from '#server/testing/start/create-test-app.ts'
import { applyBankNews } from '../debit/bank/apply-bank-news.ts'
import { exportDebits } from '../debit/bank/export-debits.ts'
import { runRefundCommand } from './refund-command.ts'

const t = await createTestApp()
const verotel = await createVerotelSide()
afterAll(verotel.close)

const run = (app: TestApp, ...words: string[]) => runRefundCommand(staffCtx(app.deps, 'mo'), words)
const written = (amount: number) => (amount / 100).toFixed(2)

/** Somebody who has paid by a direct debit, and has no other credits. */
async function debited() {
  const buyer = await debitBuyer(t)
  await giveCredits(t, buyer.id, -(await ledgerSum(t, buyer.id)))
  const order = await buyer.buy()
  await exportDebits(staffCtx(t.deps, 'mo'), 1)
  const news = { endToEndId: order.payment_id.replaceAll('-', ''), state: 'booked' } as const
  expect(await applyBankNews(noActorCtx(t.deps, 1, 'en'), news)).toBe('applied')
  return {
    ...buyer,
    id: buyer.id,
    order: order.payment_id,
    amount: order.amount.amount,
    bought: order.credits,
  }
}

async function paid() {
  const person = await t.signUp()
  await giveCredits(t, person.id, -(await ledgerSum(t, person.id)))
  const { order, sandboxId } = await orderBundle(person.browser)
  await decide(person.browser, sandboxId, 'approve')
  return { ...person, order: order.payment_id, amount: order.amount.amount, bought: order.credits }
}

const seen = async ({ browser, order }: Pick<Awaited<ReturnType<typeof paid>>, 'browser' | 'order'>) => ({
  state: (await browser.get(`/api/order.php?id=${order}`)).body.order.state,
  credits: (await browser.get('/api/user.php')).body.user.credits,
})

test('a direct debit that was paid back by hand is booked once, with who, why and its reference', async () => {
  const buyer = await debited()
  await buyer.browser.post('/api/refunds.php', { order: buyer.order })
  const part = Math.floor(buyer.amount / 4)
  const book = (amount: number, reference: string) =>
    run(t, 'by-hand', buyer.order, written(amount), reference, 'transferred', 'back')
  await expect(run(t, buyer.order, 'why')).rejects.toThrow('npm run refund -- by-hand')
  await expect(book(buyer.amount + 1, 'T-0')).rejects.toThrow('are left')
  expect(await Promise.all([book(part, 'T-1'), book(part, 'T-1')])).toContainEqual(
    expect.stringContaining('were booked before'),
  )
  await expect(book(part + 1, 'T-1')).rejects.toThrow(`booked with ${part}`)
  expect(await seen(buyer)).toEqual({ state: 'completed', credits: 0 })
  expect(await book(buyer.amount - part, 'T-2')).toContain('are booked')
  expect(await book(buyer.amount - part, 'T-2')).toContain('booked before')
  expect(await seen(buyer)).toEqual({ state: 'refunded', credits: 0 })
  await expect(book(100, 'T-3')).rejects.toThrow('the order is refunded')
  const { rows } = await t.pool.query(
    `select state, amount, reason, requested_by, provider_refund_id from refund_request where order_id = $1 order by id`,
    [buyer.order],
  )
  const booked = { state: 'booked', reason: 'transferred back', requested_by: 'mo' }
  expect(rows).toEqual([
    { ...booked, amount: part, provider_refund_id: 'by-hand.T-1' },
    { ...booked, amount: buyer.amount - part, provider_refund_id: 'by-hand.T-2' },
  ])
})

test('one transfer pays one payment back, and a provider that gives money back itself is asked to', async () => {
  const [one, two, sandbox] = [await debited(), await debited(), await paid()]
  await run(t, 'by-hand', one.order, '1.00', 'T-9', 'why')
  await expect(run(t, 'by-hand', two.order, '1.00', 'T-9', 'why')).rejects.toThrow(one.order)
  await expect(run(t, 'by-hand', sandbox.order, '1.00', 'T-10', 'why')).rejects.toThrow('itself')
  expect(await seen(two)).toEqual({ state: 'completed', credits: two.bought })
})

test('a credit of Verotel’s console whose postback comes after all is one', async () => {
  const app = await createTestApp({ payments: verotel.settings })
  const person = await app.signUp()
  const { bundles } = (await person.browser.get('/api/bundles.php')).body
  const body = { request_id: crypto.randomUUID(), bundle: bundles[0].id, method: verotel.method }
  const { order, redirect } = (await person.browser.post('/api/order.php', body)).body
  const offered = await verotel.offered(app, redirect)
  const { charge } = await verotel.pay(app, offered)
  const tell = async (state: 'completed' | 'refunded', id: string, amount: number) => {
    const { path } = await verotel.deliver(app, { ...offered, state, id, charge, amount })
    expect((await app.fetch(path)).status).toBe(200)
  }
  await tell('completed', '1', offered.amount)
  const before = await ledgerSum(app, person.id)
  const book = (reference: string) =>
    run(app, 'by-hand', order.payment_id, written(100), reference, 'asked for it')
  await expect(book('a transfer')).rejects.toThrow('number of the credit')
  expect(await book('777001')).toContain('are booked')
  const left = await ledgerSum(app, person.id)
  expect(left).toBe(before - Math.floor((order.credits * 100) / offered.amount))
  await tell('refunded', '777001', 100)
  expect(await ledgerSum(app, person.id)).toBe(left)
  expect(await book('777001')).toContain('booked before')
})

test('staff see what is asked, give it back without naming a sum, or refuse it with a reason', async () => {
  const [kept, given] = [await paid(), await paid()]
  expect(await run(t)).not.toContain(kept.order)
  await giveCredits(t, given.id, -5)
  t.clock.advance(t.sites.defaultSite().settings.refund_days * 86_400_000)
  for (const { browser, order } of [kept, given])
    await browser.post('/api/refunds.php', { order, reason: 'Nobody answered' })
  const share = Math.floor((given.amount * (given.bought - 5)) / given.bought)
  expect(await run(t)).toContain(
    `${given.order} refund: ${share} minor units of EUR for ${given.bought - 5} credits, “Nobody answered”`,
  )
  expect(await run(t, 'refuse', kept.order, 'answered', 'twice')).toContain(`${kept.bought} credits`)
  expect(await seen(kept)).toEqual({ state: 'completed', credits: kept.bought })
  await expect(run(t, 'refuse', kept.order, 'why')).rejects.toThrow('asks nothing back')
  expect(await run(t, given.order, 'as asked')).toContain(`${share} minor units`)
  await expect(run(t, 'refuse', given.order, 'why')).rejects.toThrow('on its way')
  await deliverRefunds(t)
  expect(await seen(given)).toEqual({ state: 'completed', credits: 0 })
  const { rows } = await t.pool.query(
    `select outcome, refused_by, refusal, held from money_back_request where order_id = any($1) order by outcome`,
    [[kept.order, given.order]],
  )
  expect(rows).toEqual([
    { outcome: 'refused', refused_by: 'mo', refusal: 'answered twice', held: 0 },
    { outcome: 'returned', refused_by: null, refusal: '', held: 0 },
  ])
})

test('a withdrawal cannot be refused, and nonsense is answered with what can be said', async () => {
  const { browser, order } = await paid()
  await browser.post('/api/refunds.php', { order })
  await expect(run(t, 'refuse', order, 'no')).rejects.toThrow('cannot be refused')
  for (const words of [[order], ['by-hand', order, '1.00', 'T-11'], ['refuse', order], ['x', 'why']])
    await expect(run(t, ...words)).rejects.toThrow('npm run refund')
  await expect(run(t, crypto.randomUUID(), 'why')).rejects.toThrow('no such payment')
  expect((await auditData(t.url)).filter(({ rows }) => rows > 0)).toEqual([])
})
