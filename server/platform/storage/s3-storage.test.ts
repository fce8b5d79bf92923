import { inspect } from 'node:util'
import { afterAll, beforeEach, expect, test, vi } from 'vitest'
import { startS3 } from '#server/testing/start/start-s3.ts'
import { createS3Storage } from './s3-storage.ts'
import { type Storage, StorageError } from './storage.ts'

const s3 = await startS3()
afterAll(() => s3.close())
/** As patient as in service, which a busy machine may need. */
const storage = createS3Storage(s3.config)
const impatient = createS3Storage(s3.config, { answerMs: 600 })
const bytes = Buffer.alloc(4_000_000, 'x')
const methods = () => s3.asked.splice(0).map((line) => line.split(' ')[0])

const calls = {
  write: (from: Storage) => from.write('a.webp', Buffer.from('x')),
  read: (from: Storage) => from.read('a.webp'),
  open: async (from: Storage) => {
    const file = await from.read('a.webp')
    return new Response(file!.open()).text()
  },
  remove: (from: Storage) => from.remove('a.webp'),
}
const names = Object.keys(calls) as (keyof typeof calls)[]

beforeEach(async () => {
  s3.behave('well')
  await storage.write('a.webp', bytes)
  methods()
})

test('a file is asked for when its stream is read, and not before', async () => {
  const file = (await storage.read('a.webp'))!
  const stream = file.open()
  await new Promise((resolve) => setTimeout(resolve, 50))
  expect([file.size, methods()]).toEqual([bytes.length, ['HEAD']])
  expect((await new Response(stream).bytes()).length).toBe(bytes.length)
  expect(methods()).toEqual(['GET'])
})

test('a stream that is cancelled gives its connection back, whenever that is', async () => {
  // More than the system takes off its sender before anybody reads.
  await storage.write('a.webp', Buffer.alloc(32_000_000, 'x'))
  methods()
  const file = (await storage.read('a.webp'))!
  await file.open().cancel()
  const reader = file.open().getReader()
  await reader.read()
  expect(s3.sending()).toBe(1)
  await reader.cancel()
  await vi.waitFor(() => expect(s3.sending()).toBe(0))
  const opening = file.open().getReader()
  const piece = opening.read()
  await new Promise(setImmediate)
  await opening.cancel()
  expect(await piece).toEqual({ done: true, value: undefined })
  await vi.waitFor(() => expect(s3.asked.length).toBe(3))
  await vi.waitFor(() => expect(s3.sending()).toBe(0))
})

test('a reader who is slow keeps the file, and S3 that is slow does not keep the reader', async () => {
  const file = (await impatient.read('a.webp'))!
  const reader = file.open().getReader()
  let size = (await reader.read()).value!.length
  await new Promise((resolve) => setTimeout(resolve, 900))
  for (let piece = await reader.read(); !piece.done; piece = await reader.read()) size += piece.value.length
  expect(size).toBe(bytes.length)
  s3.behave('stall')
  await expect(new Response(file.open()).text()).rejects.toThrow('S3 did not answer in time')
  await vi.waitFor(() => expect(s3.sending()).toBe(0))
})

test.each(['fail', 'cut'] as const)('what %ss twice is asked a third time', async (how) => {
  for (const name of ['write', 'read', 'remove', 'open'] as const) {
    await storage.write('a.webp', Buffer.from('x'))
    methods()
    const opened = name === 'open' ? (['well'] as const) : []
    s3.behave('well', ...opened, how, how)
    await calls[name](storage)
    expect(methods().length).toBe(name === 'open' ? 4 : 3)
  }
})

test.each([
  ['fail', /^S3 answered 500( \(InternalError\))?$/],
  ['cut', /^S3 cannot be reached( \(\w+\))?$/],
  ['hang', /^S3 did not answer in time$/],
] as const)('with S3 that %ss every call fails in time, and says why', async (how, words) => {
  for (const name of names) {
    s3.behave(how, ...(name === 'open' ? (['well'] as const) : []))
    const began = Date.now()
    const error: unknown = await calls[name](how === 'hang' ? impatient : storage).catch(
      (error: unknown) => error,
    )
    expect(error).toBeInstanceOf(StorageError)
    expect([name, (error as Error).message]).toEqual([name, expect.stringMatching(words)])
    expect(Date.now() - began).toBeLessThan(5_000)
    expect(methods().length).toBe((how === 'hang' ? 1 : 3) + (name === 'open' ? 1 : 0))
  }
})

test('where nobody listens that is said', async () => {
  const gone = await startS3()
  await gone.close()
  const nowhere = createS3Storage(gone.config)
  await expect(nowhere.read('a.webp')).rejects.toThrow('S3 cannot be reached (ECONNREFUSED)')
  await expect(nowhere.write('a.webp', bytes)).rejects.toThrow(StorageError)
})

test.each([
  ['a wrong secret', { secretKey: 'wrong' }, 'SignatureDoesNotMatch'],
  ['a wrong access key', { accessKey: 'AKIDOTHER' }, 'InvalidAccessKeyId'],
  ['a wrong region', { region: 'eu-west-9' }, 'AuthorizationHeaderMalformed'],
  ['a wrong bucket', { endpoint: s3.config.endpoint.replace('photos', 'other') }, 'NoSuchBucket'],
])('%s is refused, and neither repeated nor told', async (_what, change, code) => {
  const config = { ...s3.config, ...change }
  const refused = createS3Storage(config)
  const error = await refused.write('a.webp', bytes).then(
    () => expect.fail('it was stored'),
    (error: Error) => error,
  )
  const status = code === 'NoSuchBucket' ? 404 : 403
  expect(error.message).toBe(`S3 answered ${status} (${code})`)
  await expect(refused.remove('a.webp')).rejects.toThrow(error.message)
  expect(methods()).toEqual(['PUT', 'DELETE'])
  const told = inspect(error, { depth: 9, showHidden: true })
  for (const secret of [config.accessKey, config.secretKey, 'Signature=', s3.config.endpoint])
    expect(told).not.toContain(secret)
})
