import { randomBytes } from 'node:crypto'
import { connect } from 'node:net'
import sharp from 'sharp'
import { v4 as uuidv4 } from 'uuid'
import { afterAll, beforeEach, expect, test, vi } from 'vitest'
import { runJob } from '#server/kernel/job.ts'
import { createS3Storage } from '#server/platform/storage/s3-storage.ts'
import { removeFiles } from '#server/profiles/photos/remove-files.job.ts'
import { sendPhoto, twoHalves } from '#server/testing/pictures/send-photo.ts'
import { createTestApp } from '#server/testing/start/create-test-app.ts'
import { serveApp } from '#server/testing/start/serve-app.ts'
import { startS3 } from '#server/testing/start/start-s3.ts'

const s3 = await startS3()
afterAll(() => s3.close())
const storage = createS3Storage(s3.config, { answerMs: 500 })
const t = await createTestApp({ storage })
const { port, exchange } = await serveApp(t)
const jpeg = await twoHalves().jpeg().toBuffer()
const hourMs = 3_600_000
const limit = 15 * 1024 * 1024
const clean = () => runJob({ ...t.deps, storage }, removeFiles, {})
const photosOf = async ({ browser }: Awaited<ReturnType<typeof t.signUp>>) =>
  (await browser.get('/api/photos.php')).body.photos

beforeEach(async () => {
  s3.behave('well')
  t.clock.advance(2 * hourMs)
  await clean()
})

function head(cookie: string, length: string) {
  return `POST /api/photo.php?client_id=${uuidv4()} HTTP/1.1\r\nHost: localhost\r\nSec-Fetch-Site: same-origin\r\nCookie: ${cookie}\r\nContent-Type: image/jpeg\r\n${length}\r\n\r\n`
}

test('a photo goes over a real line into the bucket, and out of it again', async () => {
  const member = await t.signUp()
  const answer = await exchange([
    head(member.browser.cookieHeader(), `Content-Length: ${jpeg.length}\r\nConnection: close`),
    jpeg,
  ])
  expect(answer).toContain('200 OK')
  const [photo] = await photosOf(member)
  expect((await member.browser.get(`/media/${photo.filename}`)).status).toBe(200)
  expect([...s3.files.values()].slice(-3).map(({ type }) => type)).toEqual(Array(3).fill('image/webp'))
})

test('what is too large is refused before it has come, whether its length is told or not', async () => {
  const { browser } = await t.signUp()
  const told = await exchange([head(browser.cookieHeader(), `Content-Length: ${limit + 1}`)], 2_000)
  expect(told).toMatch(/^HTTP\/1.1 413 /)
  const piece = randomBytes(1024 * 1024)
  const chunk = Buffer.concat([Buffer.from(`${piece.length.toString(16)}\r\n`), piece, Buffer.from('\r\n')])
  const streamed = await exchange(
    [head(browser.cookieHeader(), 'Transfer-Encoding: chunked'), ...Array<Buffer>(17).fill(chunk)],
    3_000,
  )
  expect(streamed).toMatch(/^HTTP\/1.1 413 /)
  expect(streamed).toContain('too_large')
})

test('who hangs up amid an upload leaves nothing', async () => {
  const member = await t.signUp()
  const before = s3.files.size
  const socket = connect(port, '127.0.0.1')
  socket.write(head(member.browser.cookieHeader(), `Content-Length: ${jpeg.length}`))
  socket.write(jpeg.subarray(0, jpeg.length - 10))
  await new Promise((resolve) => setTimeout(resolve, 200))
  socket.destroy()
  await new Promise((resolve) => setTimeout(resolve, 200))
  expect([await photosOf(member), s3.files.size]).toEqual([[], before])
})

test.each(['fail', 'cut', 'hang'] as const)(
  'with storage that %ss an upload is unavailable and leaves nothing',
  async (how) => {
    const member = await t.signUp()
    const clientId = uuidv4()
    for (const well of [0, 1, 2]) {
      const before = s3.files.size
      s3.behave(how, ...Array<'well'>(well).fill('well'))
      const { status, headers, body } = await sendPhoto(t, member.browser, jpeg, { clientId })
      expect([status, headers.get('retry-after'), body.error]).toEqual([503, '5', 'unavailable'])
      expect(await photosOf(member)).toEqual([])
      s3.behave('well')
      t.clock.advance(2 * hourMs)
      await clean()
      expect(s3.files.size).toBe(before)
    }
    expect((await sendPhoto(t, member.browser, jpeg, { clientId })).status).toBe(200)
    expect(await photosOf(member)).toHaveLength(1)
  },
)

test('files whose photo never came are kept for an hour and then removed', async () => {
  const member = await t.signUp()
  const before = s3.files.size
  await t.pool.query(`create function refuse() returns trigger language plpgsql as $$ begin raise exception 'no'; end $$;
    create trigger refuse before insert on photo for each row execute function refuse()`)
  expect((await sendPhoto(t, member.browser, jpeg)).status).toBe(500)
  await t.pool.query('drop trigger refuse on photo')
  await clean()
  expect(s3.files.size).toBe(before + 3)
  t.clock.advance(hourMs + 1_000)
  await clean()
  expect(s3.files.size).toBe(before)
})

test('a deleted photo’s files are removed once the storage is back', async () => {
  const member = await t.signUp()
  const before = s3.files.size
  const { body } = await sendPhoto(t, member.browser, jpeg)
  s3.behave('fail')
  expect((await member.browser.delete('/api/photo.php', { id: body.photo.id })).status).toBe(200)
  await expect(clean()).rejects.toThrow('S3')
  s3.behave('well')
  await clean()
  expect(s3.files.size).toBe(before)
})

test('of too many photos at once some wait and the rest are told to come again', async () => {
  const members = await Promise.all(Array.from({ length: 16 }, () => t.signUp()))
  const large = await sharp(randomBytes(3 * 1800 * 1800), { raw: { width: 1800, height: 1800, channels: 3 } })
    .jpeg({ quality: 60 })
    .toBuffer()
  const answers = await Promise.all(members.map(({ browser }) => sendPhoto(t, browser, large)))
  const refused = answers.filter(({ status }) => status === 503)
  expect(refused.length).toBeGreaterThan(0)
  expect(refused.every(({ headers }) => headers.get('retry-after') === '5')).toBe(true)
  expect(answers.filter(({ status }) => status === 200)).toHaveLength(16 - refused.length)
  expect((await sendPhoto(t, members[0]!.browser, jpeg)).status).toBe(200)
})

test('a picture at which the decoder ends is broken, and the next one has a new decoder', async () => {
  const member = await t.signUp()
  await sendPhoto(t, member.browser, jpeg)
  const { readdirSync, readFileSync } = await import('node:fs')
  const decoders = () =>
    readdirSync('/proc')
      .filter((name) => /^\d+$/.test(name))
      .filter((pid) => {
        try {
          const parent = /^PPid:\s+(\d+)/m.exec(readFileSync(`/proc/${pid}/status`, 'utf8'))?.[1]
          return (
            parent === String(process.pid) &&
            readFileSync(`/proc/${pid}/cmdline`, 'utf8').includes('picture-process')
          )
        } catch {
          return false
        }
      })
  const [decoder] = decoders()
  const large = await twoHalves(5_000, 4_000).png().toBuffer()
  const pending = sendPhoto(t, member.browser, large)
  setTimeout(() => process.kill(Number(decoder), 'SIGKILL'), 150)
  const { status, body } = await pending
  expect([status, body.fields]).toEqual([422, { photo: 'photo_broken' }])
  await vi.waitFor(async () => expect((await sendPhoto(t, member.browser, jpeg)).status).toBe(200), 10_000)
})
