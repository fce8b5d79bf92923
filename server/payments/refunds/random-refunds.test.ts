import { eq } from 'drizzle-orm'
import fc from 'fast-check'
import { expect, test } from 'vitest'
import { staffCtx } from '#server/kernel/staff-ctx.ts'
import { auditData } from '#server/operators/audit-data.ts'
import { decide, orderBundle } from '#server/testing/payments/buy-bundle.ts'
import { deliverRefunds } from '#server/testing/payments/deliver-refunds.ts'
import { giveCredits, ledgerSum } from '#server/testing/payments/members-with-credits.ts'
import { createTestApp } from '#server/testing/start/create-test-app.ts'
import { orders, reversals } from '../tables.ts'
import { refundOrder } from './refund-order.ts'

const t = await createTestApp()
await t.pool.query(
  `insert into transaction_cost (site_id, currency, method, amount)
   select distinct 1, currency, method, 37 from bundle, unnest($1::text[]) as method where site_id = 1
   on conflict (site_id, currency, method) do update set amount = 37`,
  [['creditcard', 'ideal', 'paypal', 'sdd', 'banktransfer', 'paysafecard']],
)
type Person = Awaited<ReturnType<typeof t.signUp>>

const size = 2
const which = fc.nat(size - 1)
const share = fc.integer({ min: 1, max: 99 })
const step = fc.oneof(
  { weight: 3, arbitrary: fc.record({ kind: fc.constant('spend' as const), share }) },
  { weight: 4, arbitrary: fc.record({ kind: fc.constant('ask' as const), which }) },
  { weight: 2, arbitrary: fc.record({ kind: fc.constant('drop' as const), which }) },
  { weight: 3, arbitrary: fc.record({ kind: fc.constant('pay' as const), which }) },
  { weight: 2, arbitrary: fc.record({ kind: fc.constant('part' as const), which, share }) },
  { weight: 2, arbitrary: fc.record({ kind: fc.constant('deliver' as const) }) },
)
type Step = typeof step extends fc.Arbitrary<infer T> ? T : never

async function buyer(): Promise<Person & { bought: string[] }> {
  const person = await t.signUp()
  await giveCredits(t, person.id, -(await ledgerSum(t, person.id)))
  const bought: string[] = []
  while (bought.length < size) {
    const { order, sandboxId } = await orderBundle(person.browser)
    await decide(person.browser, sandboxId, 'approve')
    bought.push(order.payment_id)
  }
  return { ...person, bought }
}

const give = (order: string, amount?: number) =>
  refundOrder(staffCtx(t.deps, 'mo'), { order, amount, reason: 'why' }).catch(String)

async function take({ id, browser, bought }: Person & { bought: string[] }, each: Step): Promise<number> {
  if (each.kind === 'deliver') await deliverRefunds(t)
  if (each.kind === 'spend') {
    const spent = Math.ceil(((await ledgerSum(t, id)) * each.share) / 100)
    await giveCredits(t, id, -spent)
    return spent
  }
  if (!('which' in each)) return 0
  const order = bought[each.which]!
  if (each.kind === 'ask') await browser.post('/api/refunds.php', { order, reason: 'why' })
  if (each.kind === 'drop') await browser.delete('/api/refunds.php', { order })
  const { rows } = await t.pool.query(
    'select amount - paid as asked from money_back_request where order_id = $1 and ended_at is null',
    [order],
  )
  if (each.kind === 'pay' && rows[0]?.asked > 0) await give(order)
  if (each.kind === 'part') await give(order, each.share)
  return 0
}

/** What of an order went back, is held, and was missing then. */
async function standing(id: string) {
  const [order] = await t.db.select().from(orders).where(eq(orders.id, id))
  const back = await t.db.select().from(reversals).where(eq(reversals.orderId, id))
  const sum = (values: number[]) => values.reduce((all, value) => all + value, 0)
  const { rows } = await t.pool.query(
    `select coalesce((select sum(held) from money_back_request where order_id = $1), 0)::int as held,
       coalesce((select sum(amount) from money_back_request where order_id = $1 and ended_at is null), 0)::int as asked,
       coalesce((select sum(amount) from transfer join account on account.id = from_account
         where house = 'debt' and split_part(reference, ':', 1) = $1::text), 0)::int as owed`,
    [id],
  )
  return {
    bought: order!.credits,
    paid: order!.amount + order!.transactionCosts,
    money: sum(back.map(({ amount }) => amount)),
    credits: sum(back.map(({ credits }) => credits)),
    held: Number(rows[0].held),
    asked: Number(rows[0].asked),
    owed: Number(rows[0].owed),
  }
}

test('whatever is spent, asked, dropped and given back: no more money than was paid, no more credits than were bought, no debt for what was asked', async () => {
  await fc.assert(
    fc.asyncProperty(fc.array(step, { minLength: 4, maxLength: 14 }), async (steps) => {
      const person = await buyer()
      const partly = steps.some(({ kind }) => kind === 'part')
      let spent = 0
      for (const each of steps) {
        spent += await take(person, each)
        const now = await Promise.all(person.bought.map(standing))
        for (const one of now) {
          expect(one.money).toBeLessThanOrEqual(one.paid)
          expect(one.credits + one.held).toBeLessThanOrEqual(one.bought)
          // To the cent: what is left of the money is never less than what the credits cost that did not go back.
          expect(one.money * one.bought).toBeLessThanOrEqual(one.paid * (one.credits + 1))
          expect(partly ? 0 : one.owed).toBe(0)
        }
        const all = (key: 'bought' | 'credits' | 'held' | 'owed') =>
          now.reduce((sum, one) => sum + one[key], 0)
        const balance = all('bought') - spent - (all('credits') - all('owed')) - all('held')
        const { user } = (await person.browser.get('/api/user.php')).body
        expect([user.credits, await ledgerSum(t, person.id)]).toEqual([balance, balance])
      }
      await deliverRefunds(t)
      const waiting = `select from refund_request where order_id = any($1) and state in ('requested', 'asked')`
      expect((await t.pool.query(waiting, [person.bought])).rowCount).toBe(0)
    }),
    { numRuns: 15 },
  )
  expect((await auditData(t.url)).filter(({ rows }) => rows > 0)).toEqual([])
})
