import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, expect, test } from 'vitest'
import type { SearchResult } from '#common/wire/profiles.ts'
import { createFolderStorage } from '#server/platform/storage/storage.ts'
import { withSupply } from '#server/platform/storage/supplied-storage.ts'
import { createTestApp } from '#server/testing/start/create-test-app.ts'
import { seedDemo } from '../seed-demo.ts'
import { createPictureSupply } from './picture-supply.ts'

const folder = await mkdtemp(join(tmpdir(), 'serenade-look-'))
afterAll(() => rm(folder, { recursive: true, force: true }))
const storage = createFolderStorage(folder)
const t = await createTestApp({ storage: withSupply(storage, createPictureSupply()) })

test('every picture of a first page is there, and only what its viewer may see is painted', async () => {
  await seedDemo(t.db, { url: t.url, storage, members: 120, now: t.clock.now(), print: () => {} })
  const demo = t.browser()
  await demo.post('/api/user.php', { login: 'demo@example.com', password: 'serenade-demo' })
  const { members }: SearchResult = (await demo.get('/api/members.php')).body
  expect(members.length).toBeGreaterThan(5)
  expect(await storage.list('demo')).toEqual([])

  const name = (key: 'full_name' | 'card_name', where: string) =>
    t.pool
      .query<{ name: string }>(
        `select ${key} as name from photo join member on member.id = photo.member_id
         where email is null and site_id = 1 and ${where} order by full_key`,
      )
      .then(({ rows }) => rows.map((row) => row.name))
  for (const clear of await name('full_name', 'not is_main'))
    expect((await demo.get(`/media/${clear}`)).status).toBe(404)
  expect(await storage.list('demo')).toEqual([])

  const cards = (await name('card_name', 'is_main')).slice(0, 12)
  const answers = await Promise.all(
    cards.map((card) => t.fetch(`/media/${card}?size=thumb`, { headers: { cookie: demo.cookieHeader() } })),
  )
  for (const answer of answers) {
    expect([answer.status, answer.headers.get('content-type')]).toEqual([200, 'image/webp'])
    expect((await answer.arrayBuffer()).byteLength).toBe(Number(answer.headers.get('content-length')))
  }
  expect(await storage.list('demo')).toHaveLength(cards.length * 3)
})
