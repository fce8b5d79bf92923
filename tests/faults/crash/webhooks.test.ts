import { setTimeout as sleep } from 'node:timers/promises'
import pg from 'pg'
import { PgBoss } from 'pg-boss'
import { afterAll, beforeAll, expect, test } from 'vitest'
import type { Random } from '#demo/random.ts'
import { reconcilePayments } from '#server/payments/reconcile/reconcile-payments.job.ts'
import { orderBundle } from '#server/testing/payments/buy-bundle.ts'
import { expectClean } from '../expect-clean.ts'
import { faultsSize, patience } from '../faults-size.ts'
import { seeded } from '../seeded.ts'
import { type Joined, joinMembers } from './join-members.ts'
import { killInTurn } from './kill-in-turn.ts'
import {
  finalNotifications,
  makeNotification,
  type Payment,
  type ProviderNotification,
  sign,
} from './make-notifications.ts'
import { Program } from './program.ts'

const senders = 12
const buyers = 5
const size = faultsSize()
const answered = { genuine: 200, altered: 200, unsigned: 403 }

let program: Program
beforeAll(async () => {
  program = await Program.start()
})
afterAll(() => program?.close())

test(
  'shuffled, repeated, chunked and forged notifications over kills credit each payment once, take each refunded one back once, and no other',
  () =>
    seeded('webhooks', async (random) => {
      const people = await joinMembers(program, buyers)
      const payments = await orderAll(people, random)
      const secret = await readSecret()
      const storm = Array.from({ length: size.notifications }, () =>
        makeNotification(payments, secret, random),
      )
      const left = [...storm, ...payments.flatMap(finalNotifications)]
      const total = left.length
      const waiting = random.shuffle(left)
      const wrong: string[] = []
      const send = async () => {
        for (let notification = waiting.pop(); notification; notification = waiting.pop())
          await deliver(notification, secret, wrong)
      }
      const startedAt = Date.now()
      const [killed] = await Promise.all([
        killInTurn(program, { kills: size.paymentKills, done: () => 1 - waiting.length / total, random }),
        ...Array.from({ length: senders }, send),
      ])
      await program.up()
      const seconds = ((Date.now() - startedAt) / 1_000).toFixed(1)
      console.log(
        `webhooks: ${JSON.stringify({ payments: payments.length, notifications: total, killed, seconds })}`,
      )
      expect([wrong, program.faults]).toEqual([[], []])
      await applyStored()
      await checkCredits(payments)
      await expectClean(program.databaseUrl())
    }),
  patience(),
)

async function orderAll(people: Joined[], random: Random): Promise<Payment[]> {
  const payments: Payment[] = []
  while (payments.length < size.payments) {
    const { order, sandboxId } = await orderBundle(random.pick(people).browser, random.int(0, 3))
    const { amount, currency } = order.amount
    const paid = random.chance(0.8)
    const reversed = paid && random.chance(0.2) ? random.pick(['refunded', 'charged_back'] as const) : null
    payments.push({
      order: order.payment_id,
      payment: sandboxId,
      amount,
      currency,
      credits: order.credits,
      paid,
      reversed,
    })
  }
  return payments
}

/** As a provider does it: again and again until there is an answer, signed anew each time. */
async function deliver(notification: ProviderNotification, secret: string, wrong: string[]): Promise<void> {
  for (;;) {
    const headers = notification.kind === 'unsigned' ? notification.headers : sign(secret, notification.body)
    const request: RequestInit & { duplex: 'half' } = {
      method: 'POST',
      headers: { 'content-type': 'application/json', ...headers },
      body: notification.body.length % 2 === 0 ? inPieces(notification.body) : notification.body,
      duplex: 'half',
      signal: AbortSignal.timeout(40_000),
    }
    const place = `http://127.0.0.1:${program.port}/api/webhook.php?provider=sandbox`
    const answer = await fetch(place, request).catch(() => null)
    await answer?.arrayBuffer().catch(() => {})
    if (answer?.status === answered[notification.kind]) return
    if (answer && answer.status !== 503) {
      wrong.push(`a notification (${notification.kind}) was answered ${answer.status}`)
      return
    }
    await program.up().catch(() => {})
    await sleep(50)
  }
}

/** Without a length, as a body comes whose sender is still writing it. */
function inPieces(text: string): ReadableStream<Uint8Array> {
  const pieces = text.match(/[\s\S]{1,50}/g) ?? []
  return new ReadableStream({
    async start(controller) {
      for (const piece of pieces) {
        controller.enqueue(new TextEncoder().encode(piece))
        await sleep(0)
      }
      controller.close()
    },
  })
}

/**
 * A notification that was stored just before the database was killed was answered, and is left to the job that reconciles.
 * The job is asked to come now, and finds all of them old enough.
 */
async function applyStored(): Promise<void> {
  await query(`
    update payment_notification set received_at = received_at - interval '3 minutes' where processed_at is null`)
  const boss = new PgBoss({ connectionString: program.databaseUrl(), supervise: false, schedule: false })
  await boss.start()
  await boss.send(reconcilePayments.queue, {})
  await boss.stop()
  const waiting = () => query(`select reference from payment_notification where processed_at is null`)
  await expect.poll(waiting, { timeout: 60_000, interval: 250 }).toEqual([])
}

async function query<R extends pg.QueryResultRow>(text: string): Promise<R[]> {
  const client = new pg.Client({ connectionString: program.databaseUrl() })
  client.on('error', () => {})
  await client.connect()
  try {
    return (await client.query<R>(text)).rows
  } finally {
    await client.end()
  }
}

/** The first notification of all makes it. */
async function readSecret(): Promise<string> {
  const headers = {
    'sandbox-timestamp': String(Math.floor(Date.now() / 1_000)),
    'sandbox-signature': '0'.repeat(64),
  }
  const place = `http://127.0.0.1:${program.port}/api/webhook.php?provider=sandbox`
  expect((await fetch(place, { method: 'POST', headers, body: '{}' })).status).toBe(403)
  const rows = await query<{ value: string }>(`select value from secret where name = 'sandbox-webhook'`)
  return rows[0]!.value
}

async function checkCredits(payments: Payment[]): Promise<void> {
  const rows = await query<{ order: string; state: string; entries: string[] }>(`
    select payment_order.id as "order", state,
      array_remove(array_agg(kind || ' ' || transfer.amount order by transfer.id), null) as entries
    from payment_order left join transfer on split_part(reference, ':', 1) = payment_order.id::text
    group by payment_order.id`)
  const booked = new Map(rows.map((row) => [row.order, row]))
  for (const { order, paid, reversed, credits } of payments) {
    const { entries, state } = booked.get(order)!
    const back = reversed ? [`${reversed === 'refunded' ? 'refund' : reversed} ${credits}`] : []
    expect(entries, `order ${order}`).toEqual(paid ? [`purchase ${credits}`, ...back] : [])
    const ends = paid ? [reversed ?? 'completed'] : ['pending', 'failed', 'cancelled']
    expect(ends, `order ${order}`).toContain(state)
  }
  const forged = await query(
    `select event_id from provider_event where event_id like 'forged.%' or event_id like 'signed.%'`,
  )
  expect(forged).toEqual([])
  const taken = await query(
    `select event_id from provider_event where event_id like 'altered.%' and outcome <> 'quarantined'`,
  )
  expect(taken).toEqual([])
}
