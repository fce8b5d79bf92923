import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, expect, test } from 'vitest'
import { lastAudit } from '#server/operators/audit-metrics.ts'
import { createFolderStorage } from '#server/platform/storage/storage.ts'
import { jobHandlers } from '#server/start/job-queues.ts'
import { createTestApp } from '#server/testing/create-test-app.ts'
import { growDemo, isGrowing } from './grow-demo.ts'
import { seedDemo } from './seed-demo.ts'

const folder = await mkdtemp(join(tmpdir(), 'serenade-grow-'))
afterAll(() => rm(folder, { recursive: true, force: true }))
const t = await createTestApp()

test('a community grows in whole batches, goes on after a crash, and each comes once', async () => {
  const storage = createFolderStorage(folder)
  const options = { url: t.url, storage, members: 62, first: 50, print: () => {} }
  const now = () => t.clock.now()
  const names = async () => {
    const { rows } = await t.pool.query<{ name: string }>(
      'select site_id || name as name from member where is_demo and email is null',
    )
    return rows.map(({ name }) => name)
  }
  await seedDemo(t.db, { ...options, now: now() })
  expect(await names()).toHaveLength(50)
  expect(await isGrowing(t.db, { members: 50, first: 50 })).toBe(false)

  // The second batch ends when some of its pictures are stored.
  let left = 20
  const failing = {
    ...storage,
    write: (key: string, bytes: Uint8Array) => {
      left -= 1
      return left < 0 ? Promise.reject(new Error('power cut')) : storage.write(key, bytes)
    },
  }
  await expect(growDemo(t.db, { ...options, storage: failing, now, batch: 5 })).rejects.toThrow('power cut')
  expect(await names()).toHaveLength(55)
  expect(await isGrowing(t.db, options)).toBe(true)

  await Promise.all([growDemo(t.db, { ...options, now, batch: 5 }), growDemo(t.db, { ...options, now })])
  const grown = await names()
  expect(grown).toHaveLength(62)
  expect(new Set(grown).size).toBe(62)
  expect(await isGrowing(t.db, options)).toBe(false)

  const { rows } = await t.pool.query<{ key: string }>(
    `select distinct unnest(array[full_key, card_key, blur_key]) as key from photo order by key`,
  )
  expect((await storage.list('demo')).toSorted()).toEqual(rows.map(({ key }) => key).toSorted())
  await jobHandlers(t.deps)['audit-data']?.({})
  expect((await lastAudit(t.db)).filter(({ findings }) => findings > 0)).toEqual([])
})
