import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, expect, test } from 'vitest'
import { createFolderStorage } from '#server/platform/storage/storage.ts'
import { createTestApp } from '#server/testing/start/create-test-app.ts'
import { fillDemo } from './fill-demo.ts'

const folder = await mkdtemp(join(tmpdir(), 'serenade-fill-'))
afterAll(() => rm(folder, { recursive: true, force: true }))
const t = await createTestApp()

test('a start that ends amid its members is completed by the next one, which is done then', async () => {
  const printed: string[] = []
  const options = {
    url: t.url,
    storage: createFolderStorage(folder),
    members: 62,
    first: 50,
    now: () => t.clock.now(),
    print: (line: string) => void printed.push(line),
  }
  const count = async () =>
    (await t.pool.query('select from member where is_demo and email is null')).rowCount
  let times = 0
  const failing = () => {
    times += 1
    if (times > 1) throw new Error('power cut')
    return t.clock.now()
  }
  await expect(fillDemo(t.db, { ...options, now: failing })).rejects.toThrow('power cut')
  expect(await count()).toBe(50)
  expect(printed.splice(0)).toEqual(['Writing the demo community…'])

  await fillDemo(t.db, options)
  expect(await count()).toBe(62)
  expect(printed.splice(0)).toEqual([
    expect.stringMatching(/^The demo community is there: 62 members on seven sites \(\d+ s\)\.$/),
  ])
  await fillDemo(t.db, options)
  expect(await count()).toBe(62)
  expect(printed).toEqual([])
})
