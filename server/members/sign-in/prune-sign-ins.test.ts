import { expect, test } from 'vitest'
import { runJob } from '#server/kernel/job.ts'
import { createTestApp } from '#server/testing/start/create-test-app.ts'
import { pruneSignIns } from './prune-sign-ins.job.ts'

const t = await createTestApp()
const day = 86_400_000
const count = async (table: string) => (await t.pool.query(`select from ${table}`)).rowCount

test('what has ended goes, what counts stays', async () => {
  await t.signUp()
  await t.browser().post('/api/user.php', { login: 'ghost@example.org', password: 'wrong-guess' })
  t.clock.advance(day)
  await runJob(t.deps, pruneSignIns, {})
  expect([await count('session'), await count('login_attempt')]).toEqual([1, 1])
  t.clock.advance(30 * day)
  await t.signUp()
  await runJob(t.deps, pruneSignIns, {})
  expect([await count('session'), await count('login_attempt')]).toEqual([1, 0])
  expect([await count('known_device'), await count('login_day')]).toEqual([2, 0])
  t.clock.advance(335 * day)
  await runJob(t.deps, pruneSignIns, {})
  expect(await count('known_device')).toBe(1)
})
