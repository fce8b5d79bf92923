import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, expect, test } from 'vitest'
import { lastAudit } from '#server/operators/audit-metrics.ts'
import { createFolderStorage } from '#server/platform/storage/storage.ts'
import { jobHandlers } from '#server/start/job-queues.ts'
import { createTestApp } from '#server/testing/start/create-test-app.ts'
import { growDemo, isGrowing } from './grow-demo.ts'
import { readPictureName } from './pictures/picture-name.ts'
import { planSignins, seedDemo } from './seed-demo.ts'

const folder = await mkdtemp(join(tmpdir(), 'serenade-grow-'))
afterAll(() => rm(folder, { recursive: true, force: true }))
const t = await createTestApp()

test('a community grows in whole batches, goes on after a crash, and each comes once', async () => {
  const storage = createFolderStorage(folder)
  const options = { url: t.url, members: 62, first: 50 }
  const now = () => t.clock.now()
  const names = async () => {
    const { rows } = await t.pool.query<{ name: string }>(
      'select site_id || name as name from member where is_demo and email is null',
    )
    return rows.map(({ name }) => name)
  }
  expect(await seedDemo(t.db, { ...options, storage, now: now(), print: () => {} })).toBe(50)
  expect(await names()).toHaveLength(50)
  expect(await isGrowing(t.db, { members: 50, first: 50 })).toBe(false)

  let left = 1
  const failing = () => {
    left -= 1
    if (left < 0) throw new Error('power cut')
    return now()
  }
  await expect(growDemo(t.db, { ...options, now: failing, batch: 5 })).rejects.toThrow('power cut')
  expect(await names()).toHaveLength(55)
  expect(await isGrowing(t.db, options)).toBe(true)

  expect(await growDemo(t.db, { ...options, now, until: 57 })).toBe(2)
  expect(await isGrowing(t.db, { ...options, until: 57 })).toBe(false)
  const grow = [growDemo(t.db, { ...options, now, batch: 3 }), growDemo(t.db, { ...options, now })]
  expect((await Promise.all(grow)).toSorted((one, other) => one - other)).toEqual([0, 5])
  const grown = await names()
  expect(grown).toHaveLength(62)
  expect(new Set(grown).size).toBe(62)
  expect(await isGrowing(t.db, options)).toBe(false)

  const { rows } = await t.pool.query<{ key: string }>(
    `select unnest(array[full_key, card_key, blur_key]) as key from photo order by key`,
  )
  expect(new Set(rows.map(({ key }) => key)).size).toBe(rows.length)
  const people = new Set(rows.map(({ key }) => readPictureName(key)?.number))
  expect([...people].toSorted((one = 0, other = 0) => one - other)).toEqual(
    Array.from({ length: 62 + planSignins().length }, (_, index) => index + 1),
  )
  await jobHandlers(t.deps)['audit-data']?.({})
  expect((await lastAudit(t.db)).filter(({ findings }) => findings > 0)).toEqual([])
})
