import { mkdtemp, readdir, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, expect, test } from 'vitest'
import { createFolderStorage } from './storage.ts'

const around = await mkdtemp(join(tmpdir(), 'storage-'))
afterAll(() => rm(around, { recursive: true }))
const storage = createFolderStorage(join(around, 'files'))
const text = async (key: string) => {
  const file = await storage.read(key)
  return file && new Response(file.open()).text()
}

test('what is written is read, replaced whole, and removed', async () => {
  await storage.write('a/b.webp', Buffer.from('one'))
  expect([await text('a/b.webp'), (await storage.read('a/b.webp'))!.size]).toEqual(['one', 3])
  await storage.write('a/b.webp', Buffer.from('three'))
  expect(await text('a/b.webp')).toBe('three')
  expect(await readdir(join(around, 'files', 'a'))).toEqual(['b.webp'])
  await storage.remove('a/b.webp')
  await storage.remove('a/b.webp')
  expect(await text('a/b.webp')).toBeNull()
})

test('no key leads out of the folder, and a folder is no file', async () => {
  await writeFile(join(around, 'secret'), 'secret')
  await storage.write('inside', Buffer.from('x'))
  for (const key of ['../secret', 'a/../../secret', '..', '', '.', 'x/../..'])
    await expect(storage.read(key)).rejects.toThrow('left its folder')
  await expect(storage.write('../secret', Buffer.from('x'))).rejects.toThrow('left its folder')
  await expect(storage.remove('../secret')).rejects.toThrow('left its folder')
  expect(await text('/inside')).toBe('x')
  await storage.write('folder/file', Buffer.from('x'))
  expect(await text('folder')).toBeNull()
})
