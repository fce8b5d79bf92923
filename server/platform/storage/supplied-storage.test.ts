import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, expect, test } from 'vitest'
import { createFolderStorage, type Storage, StorageError } from './storage.ts'
import { withSupply } from './supplied-storage.ts'

const folder = await mkdtemp(join(tmpdir(), 'supplied-'))
afterAll(() => rm(folder, { recursive: true }))
const stored = createFolderStorage(folder)
const asked: string[] = []
const supplied = withSupply(stored, async (key, storage) => {
  asked.push(key)
  if (key.startsWith('away/')) throw new StorageError('S3 cannot be reached')
  if (!key.startsWith('made/')) return false
  await storage.write(key, Buffer.from(`made for ${key}`))
  return true
})
const text = async (storage: Storage, key: string) => {
  const file = await storage.read(key)
  return file && new Response(file.open()).text()
}

test('a file is made when it is first read, and stored', async () => {
  expect(await stored.read('made/a')).toBeNull()
  expect(await text(supplied, 'made/a')).toBe('made for made/a')
  expect(await text(supplied, 'made/a')).toBe('made for made/a')
  expect(await text(stored, 'made/a')).toBe('made for made/a')
  expect(asked.splice(0)).toEqual(['made/a'])
})

test('what is stored is never asked for, and what cannot be made is not there', async () => {
  await supplied.write('own/a', Buffer.from('own'))
  expect(await text(supplied, 'own/a')).toBe('own')
  expect(asked).toEqual([])
  expect(await supplied.read('own/b')).toBeNull()
  expect(asked.splice(0)).toEqual(['own/b'])
  await expect(supplied.read('../own/b')).rejects.toThrow('left its folder')
  expect(asked).toEqual([])
})

test('a storage that fails while a file is made has failed', async () => {
  await expect(supplied.read('away/a')).rejects.toThrow(StorageError)
})
