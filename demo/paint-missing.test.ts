import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, expect, test } from 'vitest'
import { readPicture } from '#server/platform/storage/read-picture.ts'
import { createFolderStorage } from '#server/platform/storage/storage.ts'
import { createTestApp } from '#server/testing/start/create-test-app.ts'
import { paintMissing } from './paint-missing.ts'
import { createPictureSupply } from './pictures/picture-supply.ts'
import { seedDemo } from './seed-demo.ts'

const folder = await mkdtemp(join(tmpdir(), 'serenade-paint-'))
afterAll(() => rm(folder, { recursive: true, force: true }))
const t = await createTestApp()

test('what nobody has looked at is painted behind the open site: the sign-ins first, and all in the end', async () => {
  const storage = createFolderStorage(folder)
  await seedDemo(t.db, { url: t.url, storage, members: 50, now: t.clock.now(), print: () => {} })
  const { rows } = await t.pool.query<{ key: string; signin: boolean }>(
    `select unnest(array[full_key, card_key, blur_key]) as key, email is not null as signin
     from photo join member on member.id = photo.member_id order by key`,
  )
  const ofSignins = rows.filter(({ signin }) => signin).map(({ key }) => key)
  const keys = async () => (await storage.list('demo')).toSorted()

  // Somebody has looked at one already, and a photo that is gone has left its files.
  const looked = ofSignins.find((key) => key.endsWith('.full.webp'))!
  expect(await createPictureSupply()(looked, storage)).toBe(true)
  const before = await readPicture(storage, looked)
  await storage.write('demo/p9999-0.full.webp', Buffer.from('x'))
  await storage.write('demo/p0001-0.full.webp.4242.part', Buffer.from('being written'))
  expect(await paintMissing(t.db, { url: t.url, storage, most: ofSignins.length / 3 - 1 })).toBe(
    ofSignins.length / 3 - 1,
  )
  expect(await keys()).toEqual([...ofSignins, 'demo/p0001-0.full.webp.4242.part'].toSorted())

  await storage.remove('demo/p0001-0.full.webp.4242.part')
  const left = (rows.length - ofSignins.length) / 3
  expect(await paintMissing(t.db, { url: t.url, storage, batch: 30 })).toBe(left)
  expect(await keys()).toEqual(rows.map(({ key }) => key).toSorted())
  expect(await paintMissing(t.db, { url: t.url, storage })).toBe(0)

  // Whoever paints a picture, it is the same.
  await storage.remove(looked)
  expect(await paintMissing(t.db, { url: t.url, storage })).toBe(1)
  expect(await readPicture(storage, looked)).toEqual(before)
})
