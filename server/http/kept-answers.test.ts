import { createServer, request as httpRequest, type IncomingHttpHeaders } from 'node:http'
import type { AddressInfo } from 'node:net'
import { gunzipSync } from 'node:zlib'
import { v4 as uuidv4 } from 'uuid'
import { afterAll, beforeEach, expect, test } from 'vitest'
import { captureLog } from '../testing/capture-log.ts'
import { createTestApp } from '../testing/create-test-app.ts'
import { readMetrics } from '../testing/read-metrics.ts'
import { answerRequests } from './answer-requests.ts'
import { httpRequests } from './http-metrics.ts'

const captured = captureLog()
const t = await createTestApp({
  mode: 'production',
  log: captured.log,
  pages: async (request) => ({
    status: 200,
    headers: new Headers({ 'Content-Type': 'text/html', 'X-Anonymous': '1', 'X-Page-Route': '/' }),
    body: `<p>${request.url} ${request.headers.get('cookie') ?? ''}</p>`,
  }),
})
let asked = 0
const listener = answerRequests((request, env) => {
  asked += 1
  return t.app.fetch(request, env)
}, t)
const server = createServer(listener)
await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
afterAll(() => void server.close())
beforeEach(captured.clear)

type Answer = { status: number; headers: IncomingHttpHeaders; body: Buffer }

function get(path: string, headers: Record<string, string> = {}, method = 'GET'): Promise<Answer> {
  const { port } = server.address() as AddressInfo
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
  const { body } = await get('/', { 'accept-encoding': 'gzip' })
  expect(gunzipSync(body).toString()).toBe('<p>http://localhost/ </p>')
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

test('whatever differs in what it may depend on is asked anew', async () => {
  for (const [path, headers] of [
    ['/', { cookie: 'locale=de' }],
    ['/', { cookie: 'theme=dark' }],
    ['/', { host: 'women.localhost' }],
    ['/', { 'x-forwarded-proto': 'https' }],
    ['/other', {}],
  ] as const) {
    await t.sites.reload()
    await get('/')
    expect([headers, await reaches(path, headers)]).toEqual([headers, true])
    expect([headers, await reaches(path, headers)]).toEqual([headers, false])
  }
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

test('it is forgotten when the sites are read anew, and never grows without end', async () => {
  await get('/')
  expect(await reaches('/')).toBe(false)
  await t.sites.reload()
  expect(await reaches('/')).toBe(true)
  for (let index = 0; index < 1_100; index += 1) await get('/', { cookie: `theme=${index}` })
  expect(await reaches('/', { cookie: 'theme=1099' })).toBe(false)
  expect(await reaches('/')).toBe(true)
})
