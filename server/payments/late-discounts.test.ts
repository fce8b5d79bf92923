import { v4 as uuidv4 } from 'uuid'
import { afterAll, expect, test, vi } from 'vitest'
import type { Offered } from '../testing/payment-sides/payment-side.ts'
import { createVerotelSide } from '../testing/payment-sides/verotel-side.ts'
import { ledgerSum } from '../testing/payments/members-with-credits.ts'
import { createTestApp } from '../testing/start/create-test-app.ts'

/** Its payment is a signed address, which lives on when the order is cancelled. */
const side = await createVerotelSide()
afterAll(side.close)
const t = await createTestApp({ payments: side.settings })
type Person = Awaited<ReturnType<typeof t.signUp>>

async function order({ browser }: Person) {
  const { bundles } = (await browser.get('/api/bundles.php')).body
  const body = { request_id: uuidv4(), bundle: bundles[0].id, method: side.method }
  const answer = (await browser.post('/api/order.php', body)).body
  return { ...answer.order, offered: await side.offered(t, answer.redirect) }
}
const cancel = async ({ browser }: Person, id: string) =>
  expect((await browser.delete('/api/order.php', { id })).status).toBe(200)
const offers = async ({ browser }: Person) => (await browser.get('/api/bundles.php')).body.discounts

async function pay(offered: Offered, times = 1) {
  const { charge } = await side.pay(t, offered)
  const { path } = await side.deliver(t, { ...offered, state: 'completed', id: '1', charge })
  for (let time = 0; time < times; time += 1) expect((await t.fetch(path)).status).toBe(200)
}

async function usesOf({ id }: Person) {
  const { rows } = await t.pool.query(
    'select order_id, state from discount_use where user_id = $1 order by order_id',
    [id],
  )
  return rows.map(({ state }) => state)
}

async function attentionFor(orders: string[]) {
  const { rows } = await t.pool.query(
    `select payload ->> 'reference' as id from provider_event
     where outcome = 'quarantined' and reason = 'discount_taken' and payload ->> 'reference' = any ($1) order by 1`,
    [orders],
  )
  return rows.map(({ id }) => id)
}

test('whoever pays at the addresses of cancelled orders too has all credits and one discount; staff are told', async () => {
  const person = await t.signUp()
  const before = await ledgerSum(t, person.id)
  const made = []
  for (let times = 0; times < 3; times += 1) {
    const placed = await order(person)
    expect(placed.discount.code).toBe('TIMEBONUS25')
    if (times < 2) await cancel(person, placed.payment_id)
    made.push(placed)
  }
  for (const { offered } of made.toReversed()) await pay(offered, 2)
  expect(await usesOf(person)).toEqual(['late', 'late', 'used'])
  expect(await attentionFor(made.map((each) => each.payment_id))).toEqual(
    made.slice(0, 2).map((each) => each.payment_id),
  )
  expect(await ledgerSum(t, person.id)).toBe(before + 3 * made[0]!.credits)
})

test('a discount that was paid late is used up, also once the order that had taken it is cancelled', async () => {
  const person = await t.signUp()
  await t.pool.query(
    `insert into discount_code (site_id, code, user_id, value_percentage) values (1, $1, $2, 50)`,
    [`OWN-${person.id.slice(-8).toUpperCase()}`, person.id],
  )
  const first = await order(person)
  await cancel(person, first.payment_id)
  const second = await order(person)
  await pay(first.offered)
  await cancel(person, second.payment_id)
  expect(await offers(person)).toEqual([])
  const third = await order(person)
  expect([first.discount.percentage, second.discount.percentage, third.discount]).toEqual([50, 50, null])
  await pay(second.offered)
  expect(await usesOf(person)).toEqual(['late', 'late'])
  expect(await attentionFor([first, second].map((each) => each.payment_id))).toHaveLength(2)
})

test('of two orders that are paid late at the same moment one has the discount', async () => {
  const people = [await t.signUp(), await t.signUp()]
  await t.pool.query(
    `insert into discount_code (site_id, code, value_percentage, validity) values (1, 'ONE-OF-ALL', 60, 'once')`,
  )
  const offered = []
  for (const person of people) {
    await person.browser.put('/api/discountcode.php', { code: 'ONE-OF-ALL' })
    const placed = await order(person)
    expect(placed.discount.code).toBe('ONE-OF-ALL')
    await cancel(person, placed.payment_id)
    offered.push(placed.offered)
  }
  const [first, second] = offered
  const other = await t.pool.connect()
  await other.query('begin')
  await other.query(`update discount_use set state = 'used' where order_id = $1`, [first!.reference])
  const paid = pay(second)
  const waiting = `select from pg_stat_activity where datname = current_database() and wait_event_type = 'Lock'`
  await vi.waitFor(async () => expect((await t.pool.query(waiting)).rowCount).toBe(1))
  await other.query('commit')
  other.release()
  await Promise.all([paid, pay(first)])
  expect([await usesOf(people[0]!), await usesOf(people[1]!)]).toEqual([['used'], ['late']])
  expect(await attentionFor(offered.map(({ reference }) => reference))).toEqual([second!.reference])
})
