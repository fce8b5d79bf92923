import { createHash } from 'node:crypto'
import { mkdtemp, readdir, readFile, rm, utimes, writeFile } from 'node:fs/promises'
import { hostname, tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeEach, expect, test } from 'vitest'
import { createSpool } from './spool.ts'
import { spoolPrefix } from './stale-uploads.ts'

const folders: string[] = []
let folder: string
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'serenade-spool-'))
  folders.push(folder)
})
afterAll(() => Promise.all(folders.map((each) => rm(each, { recursive: true, force: true }))))

function bodyOf(...parts: (string | Error)[]): ReadableStream<Uint8Array> {
  return new ReadableStream({
    pull(controller) {
      const part = parts.shift()
      if (part === undefined) return controller.close()
      if (part instanceof Error) throw part
      controller.enqueue(Buffer.from(part))
    },
  })
}

test('an upload is a file while it is worked on, and gone afterwards', async () => {
  const spool = createSpool(folder)
  const sum = createHash('sha256').update('one two').digest('base64url')
  const read = await spool.receive(bodyOf('one ', 'two'), async ({ path, sha256 }) => {
    expect(sha256).toBe(sum)
    return readFile(path, 'utf8')
  })
  expect(read).toBe('one two')
  expect(await readdir(folder)).toEqual([])
})

test('nothing stays of an upload that broke off, nor of work that failed', async () => {
  const spool = createSpool(folder)
  await expect(spool.receive(bodyOf('half', new Error('hung up')), async () => 'done')).rejects.toThrow(
    'hung up',
  )
  await expect(spool.receive(bodyOf('all'), () => Promise.reject(new Error('no picture')))).rejects.toThrow(
    'no picture',
  )
  expect(await readdir(folder)).toEqual([])
})

test('uploads that would fill the disk are told to come again, and their room is free afterwards', async () => {
  const spool = createSpool(folder)
  const part = 'x'.repeat(1024 * 1024)
  const heavy = () => bodyOf(...Array<string>(257).fill(part))
  for (let time = 0; time < 2; time += 1)
    await expect(spool.receive(heavy(), async () => 'done')).rejects.toMatchObject({ code: 'unavailable' })
  expect(await spool.receive(bodyOf('small'), async () => 'done')).toBe('done')
})

test('a start removes what killed processes left, and leaves what others work on', async () => {
  const running = `${spoolPrefix(process.ppid)}theirs`
  const elsewhere = 'another-machine.17.theirs'
  const old = 'another-machine.17.forgotten'
  for (const name of [running, elsewhere, old, `${spoolPrefix()}mine`, `${hostname()}.4194999.dead`])
    await writeFile(join(folder, name), 'left')
  await utimes(join(folder, old), new Date(0), new Date(0))
  await createSpool(folder).receive(bodyOf('now'), async () => 'done')
  expect((await readdir(folder)).sort()).toEqual([running, elsewhere].sort())
})
