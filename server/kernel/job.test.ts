import { expect, test } from 'vitest'
import { z } from 'zod'
import { on } from '../platform/domain-events.ts'
import { createTestApp } from '../testing/start/create-test-app.ts'
import { type Job, job, runJob } from './job.ts'

const t = await createTestApp()
const seen: unknown[] = []
const counted = job({
  queue: 'counted',
  data: z.object({ member: z.string(), tries: z.int().default(0) }),
  async run({ actor }, { member, tries }) {
    seen.push([actor, member, tries])
  },
})

test('a job acts as the system, under the name of its queue, on what its schema reads', async () => {
  await runJob(t.deps, counted, { member: 'ada' })
  expect(seen).toEqual([[{ kind: 'system', name: 'counted' }, 'ada', 0]])
  await expect(runJob(t.deps, counted, {})).rejects.toThrow('member')
})

test('a job is started with data that its schema takes, or does not compile', async () => {
  t.jobs.length = 0
  await t.deps.jobs.start(t.db, counted, { member: 'ada' })
  // @ts-expect-error -- data of another kind
  await t.deps.jobs.start(t.db, counted, { member: 7 })
  // @ts-expect-error -- nothing of what it needs
  await t.deps.jobs.step(counted, {})
  expect(t.jobs.map(({ data }) => data)).toEqual([{ member: 'ada' }, { member: 7 }, {}])
})

test('a job listens to an event that brings what it needs, or does not compile', () => {
  const joined = { name: 'joined', schema: z.object({ member: z.string() }) }
  const left = { name: 'left', schema: z.object({ reason: z.string() }) }
  expect(on(joined, counted, 5).get('joined')).toEqual([{ job: counted, delaySeconds: 5 }])
  // @ts-expect-error -- the event does not say which member
  expect(on(left, counted).size).toBe(1)
})

test('jobs with different data stand in one list', () => {
  const jobs: readonly Job[] = [counted]
  expect(jobs.map(({ queue }) => queue)).toEqual(['counted'])
})
