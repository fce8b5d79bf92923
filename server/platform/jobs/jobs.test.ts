import { sql } from 'drizzle-orm'
import { afterAll, expect, test, vi } from 'vitest'
import { z } from 'zod'
import { readMetrics } from '#server/testing/read-metrics.ts'
import { createCable } from '#server/testing/start/create-cable.ts'
import { createTestApp } from '#server/testing/start/create-test-app.ts'
import { createLog } from '../observe/log.ts'
import type { LogFields } from '../observe/log-fields.ts'
import { createMetrics } from '../observe/metrics/create-metrics.ts'
import { jobSeconds } from '../observe/metrics/platform-metrics.ts'
import { createJobs, type JobData } from './jobs.ts'

const t = await createTestApp()
const cable = await createCable(t.url)
const done: JobData[] = []
const at = (queue: string) => ({ queue, data: z.record(z.string(), z.unknown()) })
const metrics = createMetrics([jobSeconds])
const lines: [LogFields, string][] = []
const log = {
  ...createLog('silent'),
  warn: (fields: LogFields, text: string) => void lines.push([fields, text]),
}
const jobs = await createJobs(cable.url, ['kept', 'shaky', 'slow', 'serial'], log, metrics)
afterAll(async () => {
  await jobs.stop()
  cable.close()
})
let failures = 0
/** Jobs that have no end until they are let go. */
let release = () => {}
const released = new Promise<void>((resolve) => {
  release = resolve
})
async function hold(data: JobData): Promise<void> {
  if (data.held) await released
  done.push(data)
}
await jobs.work(
  {
    kept: async (data) => void done.push(data),
    shaky: async (data) => {
      if (data.number === 3 && failures++ === 0) throw new Error('private words')
      done.push(data)
    },
    slow: hold,
    serial: hold,
  },
  {},
  ['slow'],
)
const soon = { timeout: 15_000, interval: 100 }

test('a job runs if, and only if, the transaction that started it commits', async () => {
  await t.db
    .transaction(async (tx) => {
      await jobs.start(tx, at('kept'), { number: 1 })
      throw new Error('rolled back')
    })
    .catch(() => {})
  await t.db.transaction(async (tx) => {
    await jobs.start(tx, at('kept'), { number: 2, text: "it's $1 {} ü" })
  })
  await vi.waitFor(() => expect(done).toEqual([{ number: 2, text: "it's $1 {} ü" }]), soon)
  const { rows } = await t.db.execute(sql`select from pgboss.job where data->>'number' = '1'`)
  expect(rows).toHaveLength(0)
})

test('a job that is a step of a larger statement is the same job', async () => {
  const data = { number: 12, text: "it's $1 {} ü" }
  await jobs.start(t.db, at('kept'), { ...data, number: 11 }, { delaySeconds: 600 })
  const step = await jobs.step(at('kept'), data)
  await t.db.execute(sql`with job as (${step}) select 1`)
  await vi.waitFor(() => expect(done).toContainEqual(data), soon)
  const settings = sql`name, policy, retry_limit, retry_delay, retry_backoff, expire_seconds, deletion_seconds, dead_letter`
  const { rows } = await t.db.execute(
    sql`select ${settings} from pgboss.job where data->>'number' in ('11', '12')`,
  )
  expect(rows).toHaveLength(2)
  expect(rows[0]).toEqual(rows[1])
})

test('a delayed job waits', async () => {
  await jobs.start(t.db, at('kept'), { number: 7 }, { delaySeconds: 600 })
  const step = await jobs.step(at('kept'), { number: 8 }, { delaySeconds: 600 })
  await t.db.execute(sql`with job as (${step}) select 1`)
  await new Promise((resolve) => setTimeout(resolve, 1_500))
  expect(done).not.toContainEqual({ number: 7 })
  expect(done).not.toContainEqual({ number: 8 })
})

test('one failing job fails alone, and leaves none of its words in the queue', async () => {
  done.length = 0
  for (const number of [1, 2, 3, 4, 5]) await jobs.start(t.db, at('shaky'), { number })
  await vi.waitFor(
    () => expect(new Set(done.map((data) => data.number))).toEqual(new Set([1, 2, 4, 5])),
    soon,
  )
  const failed = async () =>
    (await t.db.execute(sql`select output from pgboss.job where data->>'number' = '3' and retry_count >= 0`))
      .rows
  await vi.waitFor(async () => expect(JSON.stringify(await failed())).toContain('Error'), soon)
  expect(JSON.stringify(await failed())).not.toContain('private')
  expect(await readMetrics(metrics, 'serenade_job_seconds_count')).toMatchObject({
    '{queue=shaky,outcome=failed}': 1,
    '{queue=shaky,outcome=done}': 4,
  })
})

test('the worker goes on after the database was away', async () => {
  done.length = 0
  cable.cut()
  await new Promise((resolve) => setTimeout(resolve, 2_500))
  cable.mend()
  await jobs.start(t.db, at('kept'), { number: 9 })
  await vi.waitFor(() => expect(done).toContainEqual({ number: 9 }), soon)
  const told = () => lines.filter(([, text]) => text === 'job queue')
  await vi.waitFor(
    () => expect(told()).toEqual([[{ count: expect.any(Number), error: expect.any(String) }, 'job queue']]),
    soon,
  )
  expect(told()[0]?.[0].count).toBeGreaterThan(2)
})

test('a batch whose slowest job waits for another server holds up no other job of the queue', async () => {
  done.length = 0
  for (const queue of ['slow', 'serial']) await jobs.start(t.db, at(queue), { number: 20, held: true })
  const begun = async () =>
    (await t.db.execute(sql`select from pgboss.job where data->>'number' = '20' and state = 'active'`))
      .rowCount
  await vi.waitFor(async () => expect(await begun()).toBe(2), soon)
  const finished = () => done.map(({ number }) => Number(number)).toSorted((a, b) => a - b)
  const numbers = Array.from({ length: 12 }, (_, index) => 21 + index)
  for (const number of numbers) await jobs.start(t.db, at('slow'), { number })
  await jobs.start(t.db, at('serial'), { number: 40 })
  await vi.waitFor(() => expect(finished()).toEqual(numbers), soon)
  // The worker that stood in for the held one ends with it, and all is done once.
  release()
  await vi.waitFor(() => expect(finished()).toContain(40), soon)
  await jobs.start(t.db, at('slow'), { number: 41 })
  await vi.waitFor(() => expect(finished()).toContain(41), soon)
  expect(finished()).toEqual([20, 20, ...numbers, 40, 41])
})
