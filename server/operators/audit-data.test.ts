import { v4 as uuidv4 } from 'uuid'
import { expect, test } from 'vitest'
import { runJob } from '#server/kernel/job.ts'
import { breaks, type SoundData } from '../testing/break-data.ts'
import { addMembers } from '../testing/members/add-members.ts'
import { block } from '../testing/members/block.ts'
import { decide, orderBundle } from '../testing/payments/buy-bundle.ts'
import { giveCredits, ledgerSum } from '../testing/payments/members-with-credits.ts'
import { notifyPayment, providerEventOf } from '../testing/payments/notify-payment.ts'
import { addPhoto } from '../testing/pictures/add-photo.ts'
import { createTestApp } from '../testing/start/create-test-app.ts'
import { auditDataHourly } from './audit-data.job.ts'
import { auditData } from './audit-data.ts'
import { lastAudit } from './audit-metrics.ts'
import { allChecks, runChecks } from './run-checks.ts'

const t = await createTestApp()
const data = await makeSoundData()

async function makeSoundData(): Promise<SoundData> {
  const ada = await t.signUp()
  const bea = await t.signUp({ gender: 'female' })
  const cleo = await t.signUp({ host: 'women.localhost', gender: 'female' })
  await t.signUp({ host: 'bdsm.localhost' })
  const extras = await addMembers(t, 4)
  const send = (from: typeof ada, to: typeof ada) =>
    from.browser.post('/api/message.php', { to: to.id, client_id: uuidv4(), body: 'hello' })
  const { conversation } = (await send(ada, bea)).body
  for (const [from, to] of [
    [ada, bea],
    [bea, ada],
  ] as const) {
    await send(from, to)
    await from.browser.post('/api/like.php', { id: to.id })
  }
  await addPhoto(t, ada.id, { isMain: true })
  await block(t, ada.id, extras[1]!)
  const buy = async (who: typeof ada, decision: string) => {
    const purchase = await orderBundle(who.browser)
    expect((await decide(who.browser, purchase.sandboxId, decision)).status).toBe(200)
    return purchase
  }
  const [bought, failed, refunded] = [
    await buy(bea, 'approve'),
    await buy(ada, 'fail'),
    await buy(cleo, 'approve'),
  ]
  await giveCredits(t, cleo.id, 1 - (await ledgerSum(t, cleo.id)))
  expect(await notifyPayment(t, providerEventOf(refunded, { state: 'refunded' }))).toBe(200)
  return {
    ada: ada.id,
    bea: bea.id,
    cleo: cleo.id,
    extras,
    conversation,
    bought: bought.order.payment_id,
    failed: failed.order.payment_id,
    refunded: refunded.order.payment_id,
  }
}

/** What the checks find after the statements, which leave nothing behind. */
async function findAfter(statements: string[]): Promise<{ check: string; sample: string[] }[]> {
  const client = await t.pool.connect()
  try {
    await client.query('begin')
    await client.query('set local session_replication_role = replica')
    for (const statement of statements) {
      const { rowCount, command } = await client.query(statement)
      if (command !== 'ALTER' && !rowCount) throw new Error(`nothing was broken by ${statement}`)
    }
    return (await runChecks(client, allChecks)).filter((result) => result.rows > 0)
  } finally {
    await client.query('rollback')
    client.release()
  }
}

test('every check has a name of its own, an explanation, and a way to break its rule here', () => {
  expect(allChecks.map((check) => check.name).sort()).toEqual(Object.keys(breaks).sort())
  for (const { explains } of allChecks) expect(explains).toMatch(/^[A-Z].+\.$/)
})

test('data that the site itself wrote breaks no rule', async () => {
  const results = await auditData(t.url)
  expect(results).toHaveLength(allChecks.length)
  expect(results.filter((result) => result.rows > 0)).toEqual([])
})

test.each(Object.keys(breaks))('%s is found, and nothing else is', async (check) => {
  const found = await findAfter(breaks[check]!(data))
  expect(found.map((result) => result.check)).toEqual([check])
  const sample = found[0]!.sample.join(' ')
  expect(sample).not.toBe('')
  expect(sample).not.toMatch(/hello|@|Member/)
})

test('a reversal that was applied and did not reach its order is found', async () => {
  const found = await findAfter([
    `insert into provider_event (provider, event_id, payload, outcome, received_at)
     select provider, 'reversal', jsonb_set(payload, '{state}', '"charged_back"'), outcome, received_at
     from provider_event where payload ->> 'reference' = '${data.bought}'`,
  ])
  expect(found.map((result) => result.check)).toEqual(['reversal_applied_twice', 'notice_contradicts_order'])
})

test('the hourly job keeps what it found until the next one, and says it in the log', async () => {
  const said: unknown[] = []
  const log = { info: () => {}, warn: () => {}, error: (fields: object) => void said.push(fields) }
  const run = () => runJob({ ...t.deps, log }, auditDataHourly, {})
  const found = async () => (await lastAudit(t.db)).filter((result) => result.findings > 0)
  await run()
  expect(await lastAudit(t.db)).toHaveLength(allChecks.length)
  expect([await found(), said]).toEqual([[], []])

  const change = (amount: number) =>
    t.pool.query('update account set balance = balance + $2 where member_id = $1', [data.ada, amount])
  await change(1)
  t.clock.advance(3_600_000)
  await run()
  expect(await found()).toEqual([{ check: 'balance_differs', findings: 1, checkedAt: t.clock.now() }])
  expect(said).toEqual([{ check: 'balance_differs', count: 1 }])
  await change(-1)
  await run()
  expect(await found()).toEqual([])
})
