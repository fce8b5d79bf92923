import { v4 as uuidv4 } from 'uuid'
import { expect, test } from 'vitest'
import type { StatementLine } from '#common/wire/credits.ts'
import type { Refundable } from '#common/wire/spending.ts'
import { staffCtx } from '#server/kernel/staff-ctx.ts'
import { decide, orderBundle } from '#server/testing/payments/buy-bundle.ts'
import { deliverRefunds } from '#server/testing/payments/deliver-refunds.ts'
import { giveCredits, ledgerSum } from '#server/testing/payments/members-with-credits.ts'
import { createTestApp } from '#server/testing/start/create-test-app.ts'
import { refundOrder } from '../refunds/refund-order.ts'

const t = await createTestApp()
const days = t.sites.defaultSite().settings.refund_days
type Person = Awaited<ReturnType<typeof t.signUp>>

/** Somebody with no credits but those of the purchases. */
async function buyer(purchases = 1) {
  const person = await t.signUp()
  await giveCredits(t, person.id, -(await ledgerSum(t, person.id)))
  for (let bought = 0; bought < purchases; bought += 1) {
    const purchase = await orderBundle(person.browser)
    await decide(person.browser, purchase.sandboxId, 'approve')
  }
  return person
}
const listed = async ({ browser }: Person): Promise<Refundable[]> =>
  (await browser.get('/api/refunds.php')).body.purchases
const ask = ({ browser }: Person, order: string, reason?: string) =>
  browser.post('/api/refunds.php', { order, ...(reason !== undefined && { reason }) })
const mailsTo = ({ id }: Person) =>
  t.jobs.filter(
    ({ queue, data }) =>
      queue === 'mail' && data.kind === 'refund-request' && JSON.stringify(data.to).includes(id),
  )

const drop = ({ browser }: Person, order: string) => browser.delete('/api/refunds.php', { order })
const give = (order: string, amount?: number) =>
  refundOrder(staffCtx(t.deps, 'mo'), { order, amount, reason: 'asked' })
const creditsOf = async ({ browser }: Person) => (await browser.get('/api/user.php')).body.user.credits
/** The kinds and credits of the member's statement since the purchase, the oldest first. */
async function linesOf({ browser }: Person): Promise<string[]> {
  const lines: StatementLine[] = (await browser.get('/api/statement.php')).body.lines
  const since = lines
    .slice(
      0,
      lines.findIndex(({ kind }) => kind === 'purchase'),
    )
    .reverse()
  for (const { kind, payment } of since) expect(payment === null).toBe(kind === 'message')
  return since.map(({ kind, credits }) => `${kind} ${credits}`)
}
const owedFor = async (order: string) =>
  (
    await t.pool.query(
      `select amount from transfer join account on account.id = from_account
       where house = 'debt' and split_part(reference, ':', 1) = $1`,
      [order],
    )
  ).rowCount
async function send({ browser }: Person, to: Person) {
  const body = { to: to.id, client_id: uuidv4(), body: 'x' }
  return (await browser.post('/api/message.php', body)).status
}

test('what is asked back can be spent no more, and goes back without a debt', async () => {
  const [person, other] = [await buyer(), await t.signUp()]
  const [{ order }] = (await listed(person)) as [Refundable]
  await ask(person, order.payment_id)
  expect([await creditsOf(person), await ledgerSum(t, person.id)]).toEqual([0, 0])
  expect(await send(person, other)).toBe(402)
  expect(await linesOf(person)).toEqual([`held -${order.credits}`])
  expect(await give(order.payment_id)).toMatchObject({ amount: order.amount.amount })
  expect((await drop(person, order.payment_id)).body.error).toBe('refund_begun')
  expect((await listed(person))[0]!.request!.begun).toBe(true)
  await deliverRefunds(t)
  expect([await creditsOf(person), await owedFor(order.payment_id)]).toEqual([0, 0])
  expect(await linesOf(person)).toEqual([`held -${order.credits}`])
  const { body } = await person.browser.get(`/api/order.php?id=${order.payment_id}`)
  expect(body.order.state).toBe('refunded')
  expect((await drop(person, order.payment_id)).body.error).toBe('not_refundable')
})

test('asked and spent at once: nothing is both, and what is asked once is held once', async () => {
  const [person, other] = [await buyer(), await t.signUp()]
  const [{ order }] = (await listed(person)) as [Refundable]
  const [sent, asked] = await Promise.all([
    Promise.all(Array.from({ length: 4 }, () => send(person, other))),
    Promise.all(Array.from({ length: 4 }, () => ask(person, order.payment_id))),
  ])
  expect(new Set(asked.map(({ status }) => status))).toEqual(new Set([200]))
  const { credits } = asked[0]!.body.purchase.request
  const spent =
    sent.filter((status) => status === 200).length * t.sites.defaultSite().settings.message_credits
  expect(await creditsOf(person)).toBe(order.credits - credits - spent)
  expect((await linesOf(person)).filter((line) => line.startsWith('held'))).toEqual(
    credits > 0 ? [`held -${credits}`] : [],
  )
  await give(order.payment_id)
  await deliverRefunds(t)
  expect(await owedFor(order.payment_id)).toBe(0)
})

test('a request that is taken back gives its credits back, and the purchase can be asked back again', async () => {
  const [person, other] = [await buyer(), await t.signUp()]
  const [{ order }] = (await listed(person)) as [Refundable]
  await ask(person, order.payment_id)
  expect((await drop(other, order.payment_id)).status).toBe(404)
  const dropped = await drop(person, order.payment_id)
  expect(dropped.body.purchase).toMatchObject({ request: null, unused_credits: order.credits })
  expect((await drop(person, order.payment_id)).body).toEqual(dropped.body)
  expect(await creditsOf(person)).toBe(order.credits)
  await ask(person, order.payment_id)
  expect(await linesOf(person)).toEqual([
    `held -${order.credits}`,
    `released ${order.credits}`,
    `held -${order.credits}`,
  ])
})

test('after a refund in part all that is left is asked back, and what is on its way is not asked twice', async () => {
  const person = await buyer()
  const [{ order }] = (await listed(person)) as [Refundable]
  const [part, more] = [Math.floor(order.amount.amount / 3), 100]
  await give(order.payment_id, part)
  await deliverRefunds(t)
  const [purchase] = await listed(person)
  expect(purchase).toMatchObject({ amount: { amount: order.amount.amount - part } })
  expect(purchase!.unused_credits).toBe(await creditsOf(person))
  // Another part is on its way when the member asks: what is asked back is the rest, and both arrive.
  await give(order.payment_id, more)
  const { request } = (await ask(person, order.payment_id)).body.purchase
  expect(request).toMatchObject({ amount: { amount: order.amount.amount - part - more }, begun: false })
  await deliverRefunds(t)
  expect((await listed(person))[0]!.request).not.toBeNull()
  expect(await give(order.payment_id)).toMatchObject({ amount: request.amount.amount })
  await deliverRefunds(t)
  expect(await listed(person)).toEqual([])
  expect([await creditsOf(person), await owedFor(order.payment_id)]).toEqual([0, 0])
})

test('a withdrawal gives all money back while nothing is used, and is acknowledged by one mail', async () => {
  const person = await buyer()
  const [purchase] = await listed(person)
  const { order } = purchase!
  expect(purchase).toMatchObject({ unused_credits: order.credits, amount: order.amount, request: null })
  const first = await ask(person, order.payment_id)
  expect(first.body.purchase.request).toEqual({
    kind: 'withdrawal',
    credits: order.credits,
    amount: order.amount,
    begun: false,
    created_at: t.clock.now().toISOString(),
  })
  t.clock.advance(60_000)
  expect((await ask(person, order.payment_id, 'again')).body.purchase.request).toEqual(
    first.body.purchase.request,
  )
  expect(mailsTo(person)).toHaveLength(1)
})

test('what was used is not given back, and unused credits count for one purchase only', async () => {
  const person = await buyer(2)
  await giveCredits(t, person.id, -3)
  const [newest, older] = await listed(person)
  const size = newest!.order.credits
  await ask(person, newest!.order.payment_id)
  const left = (await listed(person)).find(({ order }) => order.payment_id === older!.order.payment_id)!
  expect(left.unused_credits).toBe(size - 3)
  expect(left.amount.amount).toBe(Math.floor((older!.order.amount.amount * (size - 3)) / size))
})

test('after the site’s days a refund is asked for, with a reason', async () => {
  const person = await buyer()
  const [{ order }] = (await listed(person)) as [Refundable]
  t.clock.advance(days * 86_400_000)
  expect((await listed(person))[0]!.withdraw_until).toBeNull()
  const refused = await ask(person, order.payment_id)
  expect([refused.status, refused.body.fields]).toEqual([422, { reason: 'required' }])
  expect((await ask(person, order.payment_id, 'Nobody answered')).body.purchase.request.kind).toBe('refund')
})

test('nobody asks for another’s payment, nor for one that was never paid', async () => {
  const [person, other] = [await buyer(), await t.signUp()]
  const [{ order }] = (await listed(person)) as [Refundable]
  expect((await ask(other, order.payment_id)).status).toBe(404)
  const open = await orderBundle(person.browser)
  expect((await ask(person, open.order.payment_id)).body.error).toBe('not_refundable')
  expect(await listed(person)).toHaveLength(1)
})
