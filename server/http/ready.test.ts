import { expect, test, vi } from 'vitest'
import { countStatements } from '../testing/count-statements.ts'
import { createTestApp } from '../testing/start/create-test-app.ts'

const stopping = new AbortController()
const t = await createTestApp({ stopping: stopping.signal })
const ask = async (path: string) => {
  const answer = await t.fetch(path)
  return [answer.status, await answer.json(), answer.headers.get('retry-after')]
}
const no = (reason: string) => [503, { ready: false, reason }, '5']

test('ready with the database reached and every migration applied', async () => {
  expect(await ask('/ready')).toEqual([200, { ready: true }, null])
})

test('not ready while a migration is missing', async () => {
  await t.pool.query("update migration set name = 'x' where name = 'baseline/01-shared.sql'")
  expect(await ask('/ready')).toEqual(no('migrations'))
  await t.pool.query('alter table migration rename to migration_away')
  expect(await ask('/ready')).toEqual(no('migrations'))
  await t.pool.query('alter table migration_away rename to migration')
  await t.pool.query("update migration set name = 'baseline/01-shared.sql' where name = 'x'")
  expect(await ask('/ready')).toEqual([200, { ready: true }, null])
})

test('many callers at once share one look at the database', async () => {
  const look = vi.spyOn(t.db, 'execute')
  await Promise.all(Array.from({ length: 50 }, () => t.fetch('/ready')))
  expect(look).toHaveBeenCalledTimes(1)
  look.mockRestore()
})

test('while stopping it says no and /health, which asks nobody, says yes', async () => {
  stopping.abort()
  const { statements } = await countStatements(async () => {
    expect(await ask('/ready')).toEqual(no('stopping'))
    expect(await ask('/health')).toEqual([200, { ok: true }, null])
  })
  expect(statements).toEqual([])
})
