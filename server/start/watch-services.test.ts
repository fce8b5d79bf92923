import { sql } from 'drizzle-orm'
import { v4 as uuidv4 } from 'uuid'
import { expect, test } from 'vitest'
import { demoBehaviour } from '#demo/behaviour/demo-behaviour.ts'
import { openStream } from '../testing/open-stream.ts'
import { readMetrics } from '../testing/read-metrics.ts'
import { createTestApp } from '../testing/start/create-test-app.ts'
import { queuesOf } from './job-queues.ts'
import { productJobs } from './jobs.ts'
import { watchServices } from './watch-services.ts'

const stopping = new AbortController()
const t = await createTestApp()
const all = queuesOf([...productJobs, ...demoBehaviour.jobs])
watchServices({ ...t, now: t.clock.now, stopping: stopping.signal, queues: all }, t.pool)
const read = (name: string) => readMetrics(t.metrics, `serenade_${name}`)

test('the pool, the streams and readiness are read when asked for', async () => {
  const connections = await read('database_connections')
  expect(Object.keys(connections)).toEqual(['{state=open}', '{state=idle}', '{state=waiting}'])
  expect(connections['{state=open}']).toBeGreaterThan(0)
  expect(await read('ready')).toEqual({ '': 1 })

  const ada = await t.signUp()
  const bea = await t.signUp({ gender: 'female' })
  const stream = await openStream(t, bea.browser)
  expect(await read('event_streams')).toEqual({ '': 1 })
  await ada.browser.post('/api/like.php', { id: bea.id })
  await stream.next()
  expect(await read('events_delivered_total')).toEqual({ '': 1 })
  await stream.close()
  expect(await read('event_streams')).toEqual({ '': 0 })
})

test('only jobs whose time has come are waiting', async () => {
  const job = (queue: string, dueSeconds: number) =>
    t.db.execute(sql`
      insert into pgboss.job (id, name, state, created_on, start_after, keep_until)
      values (${uuidv4()}, ${queue}, 'created', ${moment(-9_000)}, ${moment(dueSeconds)}, ${moment(9_000)})`)
  const moment = (seconds: number) => new Date(t.clock.now().getTime() + seconds * 1_000).toISOString()
  await job('message-sent', -90)
  await job('message-sent', -30)
  await job('demo-answer', 600)
  const waiting = await read('jobs_waiting')
  expect(waiting['{queue=message-sent}']).toBe(2)
  expect(waiting['{queue=demo-answer}']).toBe(0)
  expect(waiting['{queue=audit-data}']).toBe(0)
  expect((await read('jobs_oldest_waiting_seconds'))['{queue=message-sent}']).toBeCloseTo(90)
})

test('what the last audit found is shown by check, and how long ago that was', async () => {
  expect(await read('audit_findings')).toEqual({})
  expect(await read('audit_age_seconds')).toEqual({})
  await t.db.execute(sql`
    insert into audit_result (check_name, findings, sample, checked_at)
    values ('a_rule', 3, '{}', ${t.clock.now().toISOString()}), ('another', 0, '{}', ${t.clock.now().toISOString()})`)
  t.clock.advance(60_000)
  expect(await read('audit_findings')).toEqual({ '{check=a_rule}': 3, '{check=another}': 0 })
  expect(await read('audit_age_seconds')).toEqual({ '': 60 })
})

test('a source that fails leaves out its own figures alone', async () => {
  await t.pool.query('alter table audit_result rename to audit_result_away')
  expect(await read('audit_findings')).toEqual({})
  expect(await read('ready')).toEqual({ '': 1 })
  await t.pool.query('alter table audit_result_away rename to audit_result')
})

test('a stopping process is not ready', async () => {
  stopping.abort()
  expect(await read('ready')).toEqual({ '': 0 })
})
