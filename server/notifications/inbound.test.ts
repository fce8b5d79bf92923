import { createHmac } from 'node:crypto'
import { mkdir, mkdtemp, readdir, rm, utimes, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { v7 as uuidv7 } from 'uuid'
import { afterAll, beforeEach, expect, test } from 'vitest'
import { runJob } from '#server/kernel/job.ts'
import { openDatabase } from '../platform/db/db.ts'
import { readMetrics } from '../testing/read-metrics.ts'
import { bounceOf, complaintOf } from '../testing/reports.ts'
import { createTestApp } from '../testing/start/create-test-app.ts'
import { hashAddress } from './address-hash.ts'
import { readInboundFolder } from './read-inbound.job.ts'
import { receiveInbound } from './receive-inbound.ts'
import { mails } from './tables.ts'
import { unsubscribeToken } from './unsubscribe-token.ts'

const folder = await mkdtemp(join(tmpdir(), 'serenade-inbound-'))
afterAll(() => rm(folder, { recursive: true, force: true }))
const secret = 'a-secret-of-the-mail-service'
const t = await createTestApp({
  mail: {
    mailer: undefined,
    from: undefined,
    inboundAddress: 'back@mail.example',
    inboundDir: folder,
    inboundSecret: secret,
    openOutbox: false,
  },
})
const ada = await t.signUp()
const id = uuidv7()
const messageId = `<${id}@mail.example>`
await t.db.insert(mails).values({
  id,
  siteId: 1,
  memberId: ada.id,
  kind: 'new-message',
  state: 'sent',
  addressHash: hashAddress(ada.email),
  createdAt: t.clock.now(),
})
beforeEach(() => t.pool.query('delete from mail_disabled'))

const signInbound = (key: string, timestamp: string, body: Uint8Array) =>
  createHmac('sha256', key).update(`${timestamp}.`).update(body).digest('hex')

const disabled = async () => (await ada.browser.get('/api/notifications.php')).body.disabled

function post(raw: string, changes: { timestamp?: string; signature?: string; type?: string } = {}) {
  const timestamp = changes.timestamp ?? String(Math.floor(t.clock.now().getTime() / 1000))
  const body = new TextEncoder().encode(raw)
  return t.fetch('/api/inbound-mail.php', {
    method: 'POST',
    body,
    headers: {
      'content-type': changes.type ?? 'message/rfc822',
      'serenade-timestamp': timestamp,
      'serenade-signature': changes.signature ?? signInbound(secret, timestamp, body),
    },
  })
}

test('a signed bounce and a signed complaint stop the mails, each for its reason', async () => {
  expect((await post(bounceOf(messageId))).status).toBe(200)
  expect((await post(bounceOf(messageId))).status).toBe(200)
  expect(await disabled()).toEqual(['bounce'])
  expect((await post(complaintOf(messageId))).status).toBe(200)
  expect(await disabled()).toEqual(['bounce', 'fbl'])
})

test('a report longer than an API body is taken in', async () => {
  const long = bounceOf(messageId).replace('The mail could not', `${'x'.repeat(70)}\r\n`.repeat(2_000))
  expect(long.length).toBeGreaterThan(100_000)
  expect((await post(long)).status).toBe(200)
  expect(await disabled()).toEqual(['bounce'])
})

test('a report about a mail that we never sent changes nothing', async () => {
  expect((await post(bounceOf(`<${uuidv7()}@mail.example>`))).status).toBe(200)
  expect((await post(complaintOf('<1@example.org>'))).status).toBe(200)
  const { rows } = await t.pool.query('select from mail_disabled')
  expect(rows).toEqual([])
})

test('what is not signed, or signed long ago, is refused', async () => {
  expect((await post(bounceOf(messageId), { signature: '0'.repeat(64) })).status).toBe(403)
  expect((await post(bounceOf(messageId), { signature: '' })).status).toBe(403)
  const old = String(Math.floor(t.clock.now().getTime() / 1000) - 301)
  expect((await post(bounceOf(messageId), { timestamp: old })).status).toBe(403)
  expect((await post(bounceOf(messageId), { type: 'text/plain' })).status).toBe(415)
  expect(await disabled()).toEqual([])
})

test.each([
  ['one header of a megabyte', `X: ${'y'.repeat(1_000_000)}\r\n\r\n`],
  ['50,000 headers', `${'X-Some-Name: some value\r\n'.repeat(50_000)}\r\n`],
  ['300 parts in each other', `${'Content-Type: multipart/mixed; boundary=a\r\n\r\n--a\r\n'.repeat(300)}x`],
  ['no mail at all', '\0\xff\r\n'.repeat(1_000)],
  ['nothing', ''],
])('a signed mail of %s is ignored', async (_what, raw) => {
  const ignored = async () =>
    (await readMetrics(t.metrics, 'serenade_mail_reports_total'))['{outcome=ignored}'] ?? 0
  const before = await ignored()
  expect((await post(raw)).status).toBe(200)
  expect([await ignored(), await disabled()]).toEqual([before + 1, []])
})

test('a mail that comes while the database is away is not taken for an unreadable one', async () => {
  const away = {
    ...t.deps,
    now: t.clock.now,
    db: openDatabase('postgres://127.0.0.1:1/none', { size: 1, log: t.log }).db,
  }
  await expect(receiveInbound(away, Buffer.from(bounceOf(messageId)))).rejects.toThrow('Failed query')
})

test('without a secret nobody can sign', async () => {
  const open = await createTestApp()
  const timestamp = String(Math.floor(open.clock.now().getTime() / 1000))
  const body = new TextEncoder().encode(bounceOf(messageId))
  const headers = {
    'content-type': 'message/rfc822',
    'serenade-timestamp': timestamp,
    'serenade-signature': signInbound('', timestamp, body),
  }
  expect((await open.fetch('/api/inbound-mail.php', { method: 'POST', body, headers })).status).toBe(403)
})

test('the folder is read: what is done and what cannot be read are put apart', async () => {
  const put = async (name: string, text: string | Buffer, age = 60) => {
    await writeFile(join(folder, name), text)
    const at = Date.now() / 1000 - age
    await utimes(join(folder, name), at, at)
  }
  const token = await unsubscribeToken(t.deps, { memberId: ada.id, category: 'like' })
  await mkdir(join(folder, 'cur'))
  await put('1.eml', bounceOf(messageId))
  await put('2.eml', `From: ${ada.email}\r\nSubject: unsubscribe ${token}\r\n\r\n`)
  await put('3.eml', `${'Content-Type: multipart/mixed; boundary=a\r\n\r\n--a\r\n'.repeat(300)}x`)
  await put('4.eml', `X: ${'y'.repeat(400_000)}\r\n\r\n`)
  await put('5.eml', complaintOf(messageId), 0)
  await runJob(t.deps, readInboundFolder, {})
  expect(await disabled()).toEqual(['bounce', 'listunsubscribe'])
  expect((await readdir(join(folder, 'done'))).sort()).toEqual(['1.eml', '2.eml'])
  expect(await readdir(join(folder, 'failed'))).toEqual(['3.eml', '4.eml'])
  expect((await readdir(folder)).sort()).toEqual(['5.eml', 'cur', 'done', 'failed'])
  expect(await readMetrics(t.metrics, 'serenade_mail_reports_total')).toMatchObject({
    '{outcome=unsubscribe}': 1,
    '{outcome=unsigned}': 3,
  })
})
