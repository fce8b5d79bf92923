import { mkdtemp, readdir, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, expect, test } from 'vitest'
import { lastAudit } from '#server/operators/audit-metrics.ts'
import { createFolderStorage } from '#server/platform/storage/storage.ts'
import { jobHandlers } from '#server/start/job-queues.ts'
import { createTestApp } from '#server/testing/start/create-test-app.ts'
import { seedDemo } from './seed-demo.ts'

const folder = await mkdtemp(join(tmpdir(), 'serenade-seed-'))
afterAll(() => rm(folder, { recursive: true, force: true }))
const t = await createTestApp()

test('a first start that was killed leaves nothing behind once the next has filled the site', async () => {
  const storage = createFolderStorage(folder)
  const leftOver = ['demo/female-99-0.full.webp', 'demo/male-0-0.card.webp.4242.part']
  for (const key of leftOver) await storage.write(key, Buffer.from('x'))
  await storage.write('photos/own.webp', Buffer.from('x'))
  const printed: string[] = []
  const options = {
    url: t.url,
    storage,
    members: 50,
    now: t.clock.now(),
    print: (line: string) => void printed.push(line),
  }
  // Two processes begin at once: one waits for the other, and neither takes the other's files away.
  await Promise.all([seedDemo(t.db, options), seedDemo(t.db, options)])
  expect(printed.filter((line) => line.startsWith('Writing'))).toHaveLength(1)

  expect(await storage.list('demo')).toEqual([])
  expect(await readdir(join(folder, 'photos'))).toEqual(['own.webp'])

  const demo = t.browser()
  const login = await demo.post('/api/user.php', { login: 'demo@example.com', password: 'serenade-demo' })
  expect(login.status).toBe(200)
  const { visitors } = (await demo.get('/api/visitors.php')).body
  expect(visitors.length).toBeGreaterThan(0)
  expect(visitors.filter((each: { is_fictional: boolean }) => each.is_fictional)).toEqual([])
  expect((await demo.get('/api/favourites.php')).body.favourites.length).toBeGreaterThan(0)

  await jobHandlers(t.deps)['audit-data']?.({})
  const audited = await lastAudit(t.db)
  expect(audited.length).toBeGreaterThan(0)
  expect(audited.filter(({ findings }) => findings > 0)).toEqual([])
})
