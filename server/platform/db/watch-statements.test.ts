import { afterAll, expect, test } from 'vitest'
import { captureLog } from '#server/testing/capture-log.ts'
import { readMetrics } from '#server/testing/read-metrics.ts'
import { createTestApp } from '#server/testing/start/create-test-app.ts'
import { createMetrics } from '../observe/metrics/create-metrics.ts'
import { slowStatements, statementSeconds } from '../observe/metrics/platform-metrics.ts'
import { runTraced } from '../observe/trace.ts'
import { openDatabase } from './db.ts'

const t = await createTestApp()
const captured = captureLog()
const metrics = createMetrics([statementSeconds, slowStatements])
const { pool, close } = openDatabase(t.url, { size: 2, log: captured.log, metrics, slowMs: 80 })
afterAll(close)

const trace = () => ({ fields: { request_id: 'an id' }, counted: { statements: 0 }, texts: [] as string[] })

test('a statement that takes longer than allowed is logged once, without its values, and the quick are not', async () => {
  await runTraced(trace(), async () => {
    await pool.query('select $1::text', ['private'])
    await pool.query("select pg_sleep($1), 'private' as word", [0.1])
  })
  expect(captured.lines()).toMatchObject([
    {
      level: 'warn',
      request_id: 'an id',
      statement: 'select pg_sleep($1), ? as word',
      ms: expect.any(Number),
    },
  ])
  expect(captured.lines()[0]!.ms).toBeGreaterThanOrEqual(99)
  expect(captured.text()).not.toContain('private')
  expect(await readMetrics(metrics, 'serenade_database_slow_statements_total')).toEqual({ '': 1 })
})

test('a failed statement is counted as one', async () => {
  await pool.query('delete from nothing_here').catch(() => {})
  const counts = await readMetrics(metrics, 'serenade_database_statement_seconds_count')
  expect(counts['{kind=delete,outcome=failed}']).toBe(1)
  expect(counts['{kind=select,outcome=done}']).toBe(2)
})

test('each caller in the queue for a connection keeps its own statements', async () => {
  const traces = Array.from({ length: 20 }, trace)
  await Promise.all(
    traces.map((own, index) =>
      runTraced(own, async () => {
        if (index % 2) return void (await pool.query(`select ${index}`))
        const client = await pool.connect()
        await client.query(`select ${index}`)
        client.release()
      }),
    ),
  )
  expect(traces.map((own) => own.texts)).toEqual(traces.map((_own, index) => [`select ${index}`]))
})
