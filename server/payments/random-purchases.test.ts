import fc from 'fast-check'
import { v4 as uuidv4 } from 'uuid'
import { expect, test } from 'vitest'
import { required } from '#common/required.ts'
import type { Bundles } from '#common/wire/credits.ts'
import { decide } from '../testing/payments/buy-bundle.ts'
import { ledgerSum } from '../testing/payments/members-with-credits.ts'
import { notifyPayment } from '../testing/payments/notify-payment.ts'
import { createTestApp } from '../testing/start/create-test-app.ts'

const t = await createTestApp()
const codes = ['ONCE-EACH', 'AS-OFTEN', 'ONLY-ONCE'] as const
const validities = { 'ONCE-EACH': 'once_per_user', 'AS-OFTEN': 'unlimited', 'ONLY-ONCE': 'once' }
for (const code of codes)
  await t.pool.query(
    `insert into discount_code (site_id, code, value_percentage, validity) values (1, $1, 30, $2)`,
    [code, validities[code]],
  )
type Person = Awaited<ReturnType<typeof t.signUp>>

type Step =
  | { kind: 'enter'; code: (typeof codes)[number] }
  | { kind: 'buy'; bundle: number; end: 'approve' | 'fail' | 'cancel' | 'refund' | 'both' }
  | { kind: 'wait'; hours: number }

const step: fc.Arbitrary<Step> = fc.oneof(
  fc.record({ kind: fc.constant('enter'), code: fc.constantFrom(...codes) }),
  fc.record({
    kind: fc.constant('buy'),
    bundle: fc.nat(2),
    end: fc.constantFrom('approve', 'fail', 'cancel', 'refund', 'both'),
  }),
  fc.record({ kind: fc.constant('wait'), hours: fc.integer({ min: 1, max: 5 }) }),
)

async function buy({ browser }: Person, { bundle, end }: Extract<Step, { kind: 'buy' }>): Promise<number> {
  const offer: Bundles = (await browser.get('/api/bundles.php')).body
  const body = { request_id: uuidv4(), bundle: required(offer.bundles[bundle]).id, method: offer.methods[0] }
  // Pressed twice: one order, and one discount.
  const answers = await Promise.all([
    browser.post('/api/order.php', body),
    browser.post('/api/order.php', body),
  ])
  const { order, redirect } = required(answers.find(({ status }) => status === 200)).body
  const paymentId = redirect.slice('/sandbox/'.length)
  const money = { ...order.amount, amount: order.amount.amount + order.transaction_costs.amount }
  const event = {
    eventId: uuidv4(),
    paymentId,
    reference: order.payment_id,
    state: 'refunded' as const,
    money,
  }
  if (end !== 'refund') await decide(browser, paymentId, end === 'both' ? 'approve' : end)
  if (end === 'refund' || end === 'both') await notifyPayment(t, event)
  return end === 'approve' ? order.credits : 0
}

test('whatever is bought, discounted and refunded: the balance is the ledger’s, and each code is used as often as it may', async () => {
  await fc.assert(
    fc.asyncProperty(fc.array(step, { minLength: 3, maxLength: 9 }), async (steps) => {
      const person = await t.signUp()
      let expected = await ledgerSum(t, person.id)
      for (const each of steps) {
        if (each.kind === 'wait') t.clock.advance(each.hours * 3_600_000)
        else if (each.kind === 'enter') await person.browser.put('/api/discountcode.php', { code: each.code })
        else expected += await buy(person, each)
      }
      const { user } = (await person.browser.get('/api/user.php')).body
      expect([user.credits, await ledgerSum(t, person.id)]).toEqual([expected, expected])
      const { rows } = await t.pool.query(
        `select max(uses)::int as most from (select count(*) as uses from discount_use join discount_code on id = code_id
         where state <> 'released' and discount_use.validity <> 'unlimited'
         group by code_id, case when discount_use.validity = 'once' then null else discount_use.user_id end) counted`,
      )
      expect(rows[0].most ?? 0).toBeLessThanOrEqual(1)
    }),
    { numRuns: 15 },
  )
})
