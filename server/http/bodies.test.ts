import { connect } from 'node:net'
import { expect, test, vi } from 'vitest'
import { limits } from '#common/limits.ts'
import { captureLog } from '../testing/capture-log.ts'
import { orderBundle } from '../testing/payments/buy-bundle.ts'
import { providerEventOf, signProviderEvent } from '../testing/payments/notify-payment.ts'
import { createTestApp } from '../testing/start/create-test-app.ts'
import { serveApp } from '../testing/start/serve-app.ts'

const captured = captureLog()
const t = await createTestApp({ mode: 'production', log: captured.log })
const { port, exchange } = await serveApp(t)
const ada = await t.signUp()

type Lines = Record<string, string>

const head = (method: string, path: string, headers: Lines = {}) =>
  `${method} ${path} HTTP/1.1\r\n${Object.entries({
    host: 'localhost',
    'sec-fetch-site': 'same-origin',
    cookie: ada.browser.cookieHeader(),
    ...headers,
  })
    .map(([name, value]) => `${name}: ${value}\r\n`)
    .join('')}\r\n`

const json = { 'content-type': 'application/json', 'transfer-encoding': 'chunked' }
const closing = { connection: 'close' }
const chunk = (bytes: Uint8Array | string) =>
  Buffer.concat([
    Buffer.from(`${Buffer.byteLength(bytes).toString(16)}\r\n`),
    Buffer.from(bytes),
    Buffer.from('\r\n'),
  ])
const lastChunk = '0\r\n\r\n'

const statusOf = (answer: string) => Number(answer.slice(9, 12))
const statuses = (answer: string) =>
  [...answer.matchAll(/HTTP\/1\.1 (\d{3}) /g)].map(([, code]) => Number(code))

test('a body in pieces is read as one', async () => {
  const [first, second] = ['{"about":"in ', 'pieces"}']
  const answer = await exchange([
    head('PUT', '/api/profile.php', { ...json, ...closing }),
    chunk(first),
    chunk(second),
    lastChunk,
  ])
  expect(statusOf(answer)).toBe(200)
  expect(answer).toContain('"about":"in pieces"')
})

test('a signed notification in pieces completes the payment', async () => {
  const order = await orderBundle(ada.browser)
  const { path, body, headers } = await signProviderEvent(t, providerEventOf(order))
  const sent = head('POST', path, { ...Object.fromEntries(headers), ...json, ...closing })
  const answer = await exchange([sent, chunk(body.subarray(0, 7)), chunk(body.subarray(7)), lastChunk])
  expect(statusOf(answer)).toBe(200)
  const { body: told } = await ada.browser.get(`/api/order.php?id=${order.order.payment_id}`)
  expect(told.order.state).toBe('completed')
})

test.each([
  ['POST', '/api/like.php', 422],
  ['PUT', '/api/profile.php', 200],
  ['DELETE', '/api/chat.php', 422],
  ['POST', '/api/webhook.php?provider=sandbox', 403],
  ['PATCH', '/api/chat.php', 405],
  ['DELETE', '/api/user.php', 422],
  ['DELETE', '/api/premium.php', 405],
  ['OPTIONS', '/api/message.php', 405],
  ['PROPFIND', '/api/message.php', 405],
  ['TRACE', '/api/message.php', 405],
  ['POST', '/api/nothing.php', 404],
  ['POST', '/members', 404],
])('%s %s without any body is answered with %i', async (method, path, status) => {
  for (const about of [closing, { ...closing, 'content-length': '0' }])
    expect([about, statusOf(await exchange([head(method, path, about)]))]).toEqual([about, status])
  const empty = await exchange([
    head(method, path, { ...closing, 'transfer-encoding': 'chunked' }),
    lastChunk,
  ])
  expect(statusOf(empty)).toBe(status)
})

test('a body over the limit is refused, told or counted, and the connection goes on or ends', async () => {
  const large = chunk('x'.repeat(16 * 1024))
  const rest = Math.ceil(limits.bodyBytes / large.length) + 2
  const counted = await exchange([
    head('PUT', '/api/profile.php', json),
    ...Array.from({ length: rest }, () => large),
    lastChunk,
    head('GET', '/api/user.php', closing),
  ])
  expect(statuses(counted)).toEqual([413, 200])
  const told = { 'content-type': 'application/json', 'content-length': String(limits.bodyBytes + 1) }
  expect(
    statuses(
      await exchange([
        head('PUT', '/api/profile.php', told),
        'x'.repeat(limits.bodyBytes + 1),
        head('GET', '/api/user.php', closing),
      ]),
    ),
  ).toEqual([413, 200])
  // One that never ends is let go, and nothing of it is taken for a request.
  const endless = await exchange([
    head('PUT', '/api/profile.php', json),
    ...Array.from({ length: rest }, () => large),
  ])
  expect(statuses(endless)).toEqual([413])
})

test('exactly the limit is read', async () => {
  const text = JSON.stringify({ about: 'a' }).padEnd(limits.bodyBytes, ' ')
  const sent = [head('PUT', '/api/profile.php', { ...json, ...closing }), chunk(text), lastChunk]
  expect(statusOf(await exchange(sent))).toBe(200)
})

test('a caller who hangs up amid the body is no error of the server', async () => {
  const malformed = () => captured.lines().filter(({ status }) => status === 400).length
  for (const [path, about] of [
    ['/api/profile.php', json],
    ['/api/profile.php', { 'content-type': 'application/json', 'content-length': '900' }],
    ['/api/webhook.php?provider=sandbox', { 'content-length': '900' }],
    ['/api/webhook.php?provider=sandbox', { 'transfer-encoding': 'chunked' }],
  ] as const) {
    const before = malformed()
    await new Promise<void>((resolve) => {
      const method = path.includes('webhook') ? 'POST' : 'PUT'
      const socket = connect(port, '127.0.0.1', () => {
        socket.write(head(method, path, about))
        socket.write(about === json ? chunk('{"about"') : '5\r\nhello\r\n')
        setTimeout(() => socket.destroy(), 100)
      })
      socket.on('close', () => resolve())
    })
    await vi.waitFor(() => expect(malformed()).toBe(before + 1))
  }
})

test('nothing of all this was an error of the server', () => {
  expect(captured.lines().filter(({ level }) => level === 'error')).toEqual([])
})
