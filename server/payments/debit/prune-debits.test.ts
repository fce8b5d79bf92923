import { expect, test } from 'vitest'
import { runJob } from '#server/kernel/job.ts'
import { testPassword } from '#server/testing/members/sign-up-with.ts'
import { debitBuyer } from '#server/testing/payments/debit-buyer.ts'
import { createTestApp } from '#server/testing/start/create-test-app.ts'
import { ownMandates } from './own-mandates.ts'
import { pruneDebits } from './prune-debits.job.ts'

const t = await createTestApp()
const dayMs = 86_400_000

async function countOf(table: string, member: string): Promise<number> {
  const { rowCount } = await t.pool.query(`select from ${table} where member_id = $1`, [member])
  return rowCount ?? 0
}

test('the download has the mandates, of the account its end alone', async () => {
  const { id, browser, buy } = await debitBuyer(t)
  const order = await buy()
  const actor = { kind: 'member' as const, memberId: id, paid: false, sessionHash: Buffer.from('') }
  const [mandate] = await ownMandates({ db: t.db, actor } as never)
  expect(mandate).toMatchObject({
    account_holder: 'Zoë Müller & Søn',
    street: 'Voorbeeldkade',
    phone: '+31612345678',
    iban_end: '3000',
    debits: [{ payment: order.payment_id, state: 'waiting' }],
  })
  expect(JSON.stringify(mandate)).not.toContain('DE89')
  await browser.post('/api/proof.php', { password: testPassword })
  const archive = (await browser.get('/api/own-data.php')).text
  expect(archive).toContain('direct-debit.json')
})

test('texts go after a day, requests after a month, an unused mandate ends and is forgotten', async () => {
  const { id, ask, buy } = await debitBuyer(t)
  await buy()
  await ask()
  await runJob(t.deps, pruneDebits, {})
  expect([await countOf('sms', id), await countOf('debit_request', id)]).toEqual([1, 2])
  t.clock.advance(dayMs + 1)
  await runJob(t.deps, pruneDebits, {})
  const { rows } = await t.pool.query('select from debit_request where details is not null')
  expect([await countOf('sms', id), rows.length]).toEqual([0, 0])
  t.clock.advance(30 * dayMs)
  await runJob(t.deps, pruneDebits, {})
  expect(await countOf('debit_request', id)).toBe(0)
  const mandate = async () =>
    (
      await t.pool.query(
        'select ended_at is null as open, details is not null as known from debit_mandate where member_id = $1',
        [id],
      )
    ).rows[0]
  expect(await mandate()).toEqual({ open: true, known: true })
  t.clock.advance(36 * 30 * dayMs)
  await runJob(t.deps, pruneDebits, {})
  expect(await mandate()).toEqual({ open: false, known: true })
  t.clock.advance(14 * 31 * dayMs + 1)
  await runJob(t.deps, pruneDebits, {})
  expect(await mandate()).toEqual({ open: false, known: false })
})
