import { eq, sql } from 'drizzle-orm'
import fc from 'fast-check'
import { v4 as uuidv4 } from 'uuid'
import { expect, test } from 'vitest'
import { decide, orderBundle } from '../testing/payments/buy-bundle.ts'
import { giveCredits, ledgerSum } from '../testing/payments/members-with-credits.ts'
import { createTestApp } from '../testing/start/create-test-app.ts'
import type { TestBrowser } from '../testing/start/create-test-browser.ts'
import { accounts, transfers } from './tables.ts'

const t = await createTestApp()
const seed = Number(process.env.FAST_CHECK_SEED ?? Date.now() % 2 ** 31)

async function buyAfter(
  earlier: Promise<void> | undefined,
  browser: TestBrowser,
  decision: string,
): Promise<void> {
  await earlier
  const { sandboxId } = await orderBundle(browser)
  await decide(browser, sandboxId, decision)
}

const act = fc.oneof(
  { weight: 4, arbitrary: fc.record({ act: fc.constant('send' as const), from: fc.nat(2), to: fc.nat(2) }) },
  {
    weight: 1,
    arbitrary: fc.record({
      act: fc.constant('buy' as const),
      from: fc.nat(2),
      decision: fc.constantFrom('approve', 'fail', 'pending'),
    }),
  },
)

test(`after any sends and purchases at once, every balance is the sum of its entries (seed ${seed})`, async () => {
  const people = [await t.signUp(), await t.signUp(), await t.signUp()]
  const purchases = people.map(() => Promise.resolve())
  const run = async (step: typeof act extends fc.Arbitrary<infer T> ? T : never) => {
    const { browser } = people[step.from]!
    if (step.act === 'buy') {
      // Everything happens at once, but that a person begins a payment while their last one begins (races.test.ts).
      const earlier = purchases[step.from]
      purchases[step.from] = buyAfter(earlier, browser, step.decision)
      return purchases[step.from]
    }
    const body = { to: people[step.to]!.id, client_id: uuidv4(), body: 'x' }
    const { status } = await browser.post('/api/message.php', body)
    expect([200, 402, 404]).toContain(status)
  }
  await fc.assert(
    fc.asyncProperty(fc.array(act, { minLength: 1, maxLength: 24 }), async (steps) => {
      await Promise.all(steps.map(run))
      for (const { id } of people) {
        const [account] = await t.db.select().from(accounts).where(eq(accounts.memberId, id))
        expect(account!.balance).toBe(await ledgerSum(t, id))
        const paid = await t.db.execute(sql`
          select (select count(*) from message where sender_id = ${id} and cost > 0)::int as messages,
            (select count(*) from transfer where kind = 'message' and from_account = ${account!.id})::int as debits`)
        expect(paid.rows[0]!.messages).toBe(paid.rows[0]!.debits)
      }
    }),
    { numRuns: 8, seed },
  )
})

test('the ledger is append-only, and a balance cannot fall below zero', async () => {
  const { id } = await t.signUp()
  await giveCredits(t, id, 5)
  const refused = (work: Promise<unknown>) => work.then(String, violationOf)
  expect(await refused(t.db.delete(transfers))).toBe('transfer is append-only')
  expect(await refused(t.db.update(transfers).set({ amount: 1 }))).toBe('transfer is append-only')
  const below = t.db.update(accounts).set({ balance: -1 }).where(eq(accounts.memberId, id))
  expect(await refused(below)).toContain('violates check constraint')
})

test('signing up opens one account with the site’s signup credits, also for many at once', async () => {
  const people = await Promise.all(Array.from({ length: 6 }, () => t.signUp()))
  for (const { id } of people) {
    expect(await ledgerSum(t, id)).toBe(t.sites.defaultSite().settings.signup_credits)
    const rows = await t.db.select().from(accounts).where(eq(accounts.memberId, id))
    expect(rows).toHaveLength(1)
  }
})

function violationOf(error: Error): string {
  return (error.cause as Error).message
}
