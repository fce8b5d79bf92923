import { createServer, request as httpRequest, type IncomingHttpHeaders } from 'node:http'
import { type AddressInfo, BlockList } from 'node:net'
import { brotliDecompressSync, gunzipSync } from 'node:zlib'
import { v4 as uuidv4 } from 'uuid'
import { afterAll, beforeEach, expect, test } from 'vitest'
import { httpRequests } from '../http/http-metrics.ts'
import type { PageHandler } from '../kernel/deps.ts'
import { captureLog } from '../testing/capture-log.ts'
import { readMetrics } from '../testing/read-metrics.ts'
import { createTestApp } from '../testing/start/create-test-app.ts'
import { serveApp } from '../testing/start/serve-app.ts'
import { answerSite } from './answer-site.ts'

const captured = captureLog()
let rendered = 0
const pages: PageHandler = async (request, { nonce }) => {
  rendered += 1
  const { pathname, search } = new URL(request.url)
  return {
    status: pathname === '/gone' ? 404 : 200,
    headers: new Headers({
      'Content-Type': 'text/html',
      'X-Page-Route': '/',
      ...(pathname === '/living' ? {} : { 'X-Anonymous': '1' }),
    }),
    body: `<p>${pathname}${search} ${nonce ? '' : 'no nonce'} ${rendered}</p>`,
  }
}
const t = await createTestApp({ mode: 'production', log: captured.log, pages })
let asked = 0
const listener = answerSite((request, env) => {
  asked += 1
  return t.app.fetch(request, env)
}, t)
const server = createServer(listener)
await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
afterAll(() => void server.close())
beforeEach(captured.clear)

type Answer = { status: number; headers: IncomingHttpHeaders; body: Buffer }

const get = (path: string, headers: Record<string, string> = {}, method = 'GET') =>
  getFrom((server.address() as AddressInfo).port, { path, headers, method })

type Asked = { path: string; headers: Record<string, string>; method?: string }

function getFrom(port: number, { path, headers, method }: Asked): Promise<Answer> {
  return new Promise((resolve, reject) => {
    const options = { port, host: '127.0.0.1', path, method, headers: { host: 'localhost', ...headers } }
    const sent = httpRequest(options, (response) => {
      const chunks: Buffer[] = []
      response.on('data', (chunk: Buffer) => chunks.push(chunk))
      response.on('end', () =>
        resolve({ status: response.statusCode!, headers: response.headers, body: Buffer.concat(chunks) }),
      )
    })
    sent.on('error', reject).end()
  })
}

/** Whether the app was asked for it. */
async function reaches(...given: Parameters<typeof get>): Promise<boolean> {
  const before = asked
  expect((await get(...given)).status).toBe(200)
  return asked > before
}

const lasting = ({ 'x-request-id': _id, date: _date, ...headers }: IncomingHttpHeaders) => headers

test('a page that was given is given again as it was, under a new id', async () => {
  for (const encodings of ['identity', 'gzip, br', 'gzip']) {
    const headers = { 'accept-encoding': encodings }
    const first = await get('/', headers)
    const before = asked
    const again = await get('/', headers)
    expect(asked).toBe(before)
    expect(lasting(again.headers)).toEqual(lasting(first.headers))
    expect(again.body).toEqual(first.body)
    expect(again.headers['x-request-id']).not.toBe(first.headers['x-request-id'])
  }
  const id = uuidv4()
  expect((await get('/', { 'x-request-id': id })).headers['x-request-id']).toBe(id)
})

test('it is logged and counted as any request', async () => {
  await get('/')
  captured.clear()
  const before = await readMetrics(t.metrics, httpRequests.name)
  const answer = await get('/')
  const { time, ms, ...fields } = captured.lines().at(-1)!
  expect([typeof time, typeof ms]).toEqual(['number', 'number'])
  expect(fields).toEqual({
    level: 'info',
    request_id: answer.headers['x-request-id'],
    site: 'localhost',
    method: 'GET',
    route: '/',
    status: 200,
    statements: 0,
    msg: 'request',
  })
  const after = await readMetrics(t.metrics, httpRequests.name)
  const labels = '{site=localhost,method=GET,route=/,status=2xx}'
  expect(after[labels]).toBe(before[labels]! + 1)
})

const ask = async (path: string, headers: Record<string, string> = {}) =>
  (await get(path, headers)).body.toString()

test('a page is rendered once for all that it depends on', async () => {
  const first = await ask('/all')
  for (const [path, headers] of [
    ['/all', { cookie: 'locale=de' }],
    ['/all', { cookie: 'theme=dark' }],
    ['/all', { cookie: 'theme=dark; locale=de' }],
    ['/all', { cookie: 'country=US' }],
    ['/all', { host: 'women.localhost' }],
    ['/all', { host: 'localhost:81' }],
    ['/all', { 'accept-encoding': 'gzip' }],
    ['/all', { 'accept-encoding': 'br' }],
    ['/other', {}],
  ] as const) {
    expect([path, headers, await reaches(path, headers)]).toEqual([path, headers, true])
    expect([path, headers, await reaches(path, headers)]).toEqual([path, headers, false])
  }
  expect(await ask('/all')).toBe(first)
})

test('what it does not depend on makes no other page', async () => {
  const first = await ask('/')
  const others: Record<string, string>[] = [
    { cookie: 'theme=pink; serenade.other=1; locale=xx; country=XX' },
    { 'user-agent': 'another', 'accept-language': 'de' },
    { 'x-forwarded-proto': 'https', 'x-forwarded-host': 'evil.example' },
    { 'accept-encoding': 'br;q=0, deflate' },
  ]
  for (const headers of others) expect(await ask('/', headers)).toBe(first)
})

test('where the visitor’s network is registered counts, as far as the site serves that country', async () => {
  const trustedProxies = new BlockList()
  trustedProxies.addAddress('127.0.0.1')
  const countryOf = (network: string) => (network === '203.0.113.7' ? 'US' : 'ZW')
  const app = await createTestApp({ mode: 'production', trustedProxies, countryOf, pages })
  const { port } = await serveApp(app)
  const from = async (address: string) =>
    (await getFrom(port, { path: '/', headers: { 'x-forwarded-for': address } })).body.toString()
  const elsewhere = await from('198.51.100.1')
  const american = await from('203.0.113.7')
  expect(american).not.toBe(elsewhere)
  expect(await from('203.0.113.7')).toBe(american)
  expect(await from('198.51.100.2')).toBe(elsewhere)
})

test('whether it came by https counts where a trusted proxy says so', async () => {
  const trustedProxies = new BlockList()
  trustedProxies.addAddress('127.0.0.1')
  const behindProxy = await serveApp(await createTestApp({ mode: 'production', trustedProxies, pages }))
  const strict = async (proto: string) => {
    const headers = { host: 'localhost', 'x-forwarded-proto': proto }
    const answer = await getFrom(behindProxy.port, { path: '/', headers })
    return answer.headers['strict-transport-security'] !== undefined
  }
  for (const round of [1, 2])
    expect([round, await strict('https'), await strict('http')]).toEqual([round, true, false])
})

test('a host that is told twice puts no page under the name of another site', async () => {
  const { exchange } = await serveApp(t)
  const request = (hosts: string[]) =>
    exchange([
      `GET /twice HTTP/1.1\r\n${hosts.map((host) => `Host: ${host}\r\n`).join('')}Connection: close\r\n\r\n`,
    ])
  const before = rendered
  await request(['women.localhost', 'localhost'])
  const afterwards = rendered
  expect(await request(['women.localhost'])).toMatch(/^HTTP\/1\.1 200/)
  expect(rendered, `${afterwards - before} rendered for two hosts`).toBe(afterwards + 1)
})

test('it has no nonce, is marked for caches of browsers, and comes compressed as its reader takes it', async () => {
  const plain = await get('/')
  expect(plain.headers).toMatchObject({
    'cache-control': 'private, no-cache',
    vary: 'Cookie, Accept-Encoding',
  })
  expect(plain.headers['x-anonymous']).toBeUndefined()
  expect(plain.headers['content-security-policy']).not.toContain('nonce')
  for (const [encoding, unpack] of [
    ['br', brotliDecompressSync],
    ['gzip', gunzipSync],
  ] as const) {
    const packed = await get('/', { 'accept-encoding': encoding })
    expect(packed.headers['content-encoding']).toBe(encoding)
    expect(packed.headers['content-length']).toBe(String(packed.body.length))
    expect(unpack(packed.body).toString()).toMatch(/^<p>\/ {2}\d+<\/p>$/)
  }
})

test('nothing is stored of a query, of an error, or of a page with React', async () => {
  const clean = await ask('/')
  expect(await ask('/?network=evil&ref=x')).toContain('network=evil')
  expect(await ask('/')).toBe(clean)
  for (const path of ['/gone', '/living']) {
    const before = rendered
    for (const status of [1, 2])
      expect((await get(path)).status, String(status)).toBe(path === '/gone' ? 404 : 200)
    expect([path, rendered]).toEqual([path, before + 2])
  }
  const living = await get('/living')
  expect([living.headers['cache-control'], living.headers['x-anonymous']]).toEqual(['no-store', undefined])
  expect(living.headers['content-security-policy']).toContain("'nonce-")
})

test('a query, another method and a session are never answered from here', async () => {
  const { browser } = await t.signUp()
  await get('/')
  for (const [path, headers, method] of [
    ['/?network=x', {}, 'GET'],
    ['/', {}, 'HEAD'],
    ['/', { cookie: browser.cookieHeader() }, 'GET'],
    ['/', { cookie: 'auth.session=forged' }, 'GET'],
    ['/api/settings.php', {}, 'GET'],
  ] as const)
    for (let time = 0; time < 2; time += 1)
      expect([path, await reaches(path, headers, method)]).toEqual([path, true])
})

test('a member and a dead session are rendered a page of their own, which nobody else is given', async () => {
  const { browser } = await t.signUp()
  const forVisitors = await ask('/')
  for (const cookie of [browser.cookieHeader(), 'auth.session=forged']) {
    const own = await get('/', { cookie })
    expect([own.headers['cache-control'], own.headers['x-anonymous']]).toEqual(['no-store', undefined])
    expect(own.body.toString()).not.toBe(forVisitors)
  }
  expect(await ask('/')).toBe(forVisitors)
})

test('it is rendered anew when the site has another version, and never grows without end', async () => {
  const first = await ask('/')
  await t.sites.reload()
  expect(await ask('/')).toBe(first)
  await t.pool.query(`update site set settings = settings || '{"index_title": "Another"}' where id = $1`, [
    t.sites.byHost('localhost')?.id,
  ])
  await t.sites.reload()
  expect(await reaches('/')).toBe(true)
  for (let index = 0; index < 1_100; index += 1) await get(`/page-${index}`)
  expect(await reaches('/page-1099')).toBe(false)
  expect(await reaches('/')).toBe(true)
})

test('any other method on a page is refused', async () => {
  expect((await get('/', { 'sec-fetch-site': 'same-origin' }, 'POST')).status).toBe(405)
})
