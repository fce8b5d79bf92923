import { mkdtemp, readdir, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, describe, expect, test } from 'vitest'
import { startS3 } from '#server/testing/start/start-s3.ts'
import { createS3Storage } from './s3-storage.ts'
import { createFolderStorage, type Storage } from './storage.ts'

const around = await mkdtemp(join(tmpdir(), 'storage-'))
const s3 = await startS3()
afterAll(async () => {
  await s3.close()
  await rm(around, { recursive: true })
})
const folder = createFolderStorage(join(around, 'files'))
const bucket = createS3Storage(s3.config)
const text = async (storage: Storage, key: string) => {
  const file = await storage.read(key)
  return file && new Response(file.open()).text()
}

describe.each([
  ['a folder', folder],
  ['a bucket', bucket],
])('in %s', (_where, storage) => {
  test('what is written is read, replaced whole, and removed', async () => {
    await storage.write('a/b.webp', Buffer.from('one'))
    expect([await text(storage, 'a/b.webp'), (await storage.read('a/b.webp'))!.size]).toEqual(['one', 3])
    await storage.write('a/b.webp', Buffer.from('three'))
    expect(await text(storage, 'a/b.webp')).toBe('three')
    await storage.remove('a/b.webp')
    await storage.remove('a/b.webp')
    expect(await storage.read('a/b.webp')).toBeNull()
  })

  test.each([
    'one',
    'demo/milf-12-0.full.webp',
    'photos/0198f-Ab_c.d..e/.webp',
    'space and +plus&and=is?what#hash%41;~@:,$',
    "quotes'(and)*stars!",
    'grüße/日本.webp',
  ])('a file is found under the key %s and no other', async (key) => {
    await storage.write(key, Buffer.from(key))
    expect(await text(storage, key)).toBe(key)
    expect(await storage.read(`${key}2`)).toBeNull()
    await storage.remove(key)
    expect(await storage.read(key)).toBeNull()
  })

  test('every byte comes back, however many there are', async () => {
    const bytes = Buffer.alloc(
      3_000_000,
      Uint8Array.from({ length: 251 }, (_, at) => at),
    )
    for (const size of [0, 1, 65_536, bytes.length]) {
      await storage.write('many', bytes.subarray(0, size))
      const file = (await storage.read('many'))!
      expect(file.size).toBe(size)
      const back = Buffer.from(await new Response(file.open()).arrayBuffer())
      expect(back.equals(bytes.subarray(0, size))).toBe(true)
    }
  })

  test('a piece of a larger buffer is stored as that piece alone', async () => {
    await storage.write('piece', Buffer.from('before piece after').subarray(7, 12))
    expect(await text(storage, 'piece')).toBe('piece')
  })

  test('what lies below a folder is listed, and nothing beside it', async () => {
    expect(await storage.list('list')).toEqual([])
    for (const key of ['list/a.webp', 'list/deep/b.webp', 'lists/c.webp', 'list.webp'])
      await storage.write(key, Buffer.from('x'))
    expect((await storage.list('list')).sort()).toEqual(['list/a.webp', 'list/deep/b.webp'])
    await expect(storage.list('../')).rejects.toThrow('left its folder')
  })

  test('no key leads out of its place, and a folder is no file', async () => {
    await writeFile(join(around, 'secret'), 'secret')
    const keys = [
      '../secret',
      'a/../../secret',
      '..',
      '',
      '.',
      'x/../..',
      '/inside',
      'a//b',
      'a/',
      '..\\secret',
    ]
    for (const key of keys) {
      await expect(storage.read(key)).rejects.toThrow('left its folder')
      await expect(storage.write(key, Buffer.from('x'))).rejects.toThrow('left its folder')
      await expect(storage.remove(key)).rejects.toThrow('left its folder')
    }
    await storage.write('folder/file', Buffer.from('x'))
    expect(await storage.read('folder')).toBeNull()
  })
})

test('a folder keeps no unfinished file', async () => {
  await folder.write('whole/a.webp', Buffer.from('x'))
  expect(await readdir(join(around, 'files', 'whole'))).toEqual(['a.webp'])
})

test('a bucket is told what a file is', async () => {
  await bucket.write('a.webp', Buffer.from('x'))
  await bucket.write('a.avif', Buffer.from('x'))
  await bucket.write('a.bin', Buffer.from('x'))
  expect([s3.files.get('a.webp')!.type, s3.files.get('a.avif')!.type, s3.files.get('a.bin')!.type]).toEqual([
    'image/webp',
    'image/avif',
    'application/octet-stream',
  ])
})
