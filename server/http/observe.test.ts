import { v4 as uuidv4 } from 'uuid'
import { beforeEach, expect, test } from 'vitest'
import { captureLog } from '../testing/capture-log.ts'
import { countStatements } from '../testing/count-statements.ts'
import { readMetrics } from '../testing/read-metrics.ts'
import { createTestApp } from '../testing/start/create-test-app.ts'

const captured = captureLog()
const t = await createTestApp({
  log: captured.log,
  slowMs: 0,
  pages: async (request, { callApi }) => {
    await Promise.all(['/api/user.php', '/api/likes.php'].map((path) => callApi(path, {})))
    if (request.url.endsWith('/broken')) throw new TypeError('words that nobody may read')
    return { status: 200, headers: new Headers({ 'X-Page-Route': '/chats/:id?' }), body: 'a page' }
  },
})
const { browser } = await t.signUp()
beforeEach(captured.clear)
const requests = () => captured.lines().filter((line) => line.msg === 'request')

test('a request has one line of allowed fields, and its id is in the answer and in every line', async () => {
  const answer = await browser.get('/api/profile.php?secret=words')
  const [line, ...others] = requests()
  expect(others).toEqual([])
  const { time, ms, ...fields } = line!
  expect(time).toBeTypeOf('number')
  expect(ms).toBeTypeOf('number')
  expect(fields).toEqual({
    level: 'info',
    request_id: answer.headers.get('x-request-id'),
    site: 'localhost',
    method: 'GET',
    route: '/api/profile.php',
    status: 200,
    statements: expect.any(Number),
    msg: 'request',
  })
  const slow = captured.lines().filter((each) => each.msg === 'slow statement')
  expect(slow).toHaveLength(Number(fields.statements))
  for (const each of slow)
    expect(each).toMatchObject({
      request_id: fields.request_id,
      route: '/api/profile.php',
      site: 'localhost',
      statement: expect.stringMatching(/^select /),
    })
})

test('an id is taken over from the client only if it is a uuid', async () => {
  const id = uuidv4()
  expect((await browser.get('/api/user.php', { 'x-request-id': id })).headers.get('x-request-id')).toBe(id)
  for (const given of ['someone@example.org', `${id}; drop`, 'x'.repeat(36)]) {
    const answer = await browser.get('/api/user.php', { 'x-request-id': given })
    expect(answer.headers.get('x-request-id')).toMatch(/^[0-9a-f-]{36}$/)
    expect(answer.headers.get('x-request-id')).not.toBe(given)
  }
  expect(captured.text()).not.toContain('someone@')
})

test('a page and the API calls it makes are one request with one id and one count', async () => {
  const { result, statements } = await countStatements(() => browser.get('/chats/0192aaaa'))
  expect(result.headers.get('x-page-route')).toBeNull()
  expect(result.headers.get('x-request-id')).toBe(requests()[0]!.request_id)
  expect(requests()).toMatchObject([{ route: '/chats/:id?', status: 200, statements: statements.length }])
  expect(statements.length).toBeGreaterThan(3)
  const routes = new Set(captured.lines().map((line) => line.route))
  expect(routes).toEqual(new Set(['page', '/api/user.php', '/api/likes.php', '/chats/:id?']))
})

test('requests at the same time keep their own counts, also where they wait for a connection', async () => {
  const alone = await countStatements(() => browser.get('/api/profile.php'))
  const together = await Promise.all(
    Array.from({ length: 40 }, () => countStatements(() => browser.get('/api/profile.php'))),
  )
  for (const { statements } of together) expect(statements).toEqual(alone.statements)
})

test('an error that nobody expected is logged once, with its place, its id and none of its words', async () => {
  const answer = await browser.get('/broken')
  expect(answer.status).toBe(500)
  const errors = captured.lines().filter((line) => line.level === 'error')
  expect(errors).toMatchObject([
    {
      request_id: answer.headers.get('x-request-id'),
      code: 'internal',
      error: 'TypeError',
      msg: 'request failed',
    },
  ])
  expect(errors[0]!.stack).toMatch(/observe\.test\.ts:\d+:\d+/)
  expect(requests()).toMatchObject([{ level: 'warn', status: 500, code: 'internal' }])
  expect(captured.text()).not.toContain('nobody may read')
})

test('what machines ask for all the time is not logged', async () => {
  await t.fetch('/health')
  await t.fetch('/ready')
  expect(requests()).toEqual([])
})

test('an answer refused before the site is known has an id and a line too', async () => {
  const answer = await t.fetch('/api/user.php', { method: 'POST' })
  expect(answer.status).toBe(403)
  expect(requests()).toMatchObject([
    { request_id: answer.headers.get('x-request-id'), code: 'cross_site', site: 'none' },
  ])
})

test('the figures have patterns for labels and never what was asked for', async () => {
  const own = await createTestApp()
  const visitor = own.browser()
  await visitor.get('/api/settings.php?x=1')
  await visitor.get('/api/nothing-0192.php')
  await visitor.request('BREW', '/api/settings.php')
  await visitor.get('/members/0192aaaa')
  const counted = await readMetrics(own.metrics, 'serenade_http_requests_total')
  expect(counted).toEqual({
    '{site=localhost,method=GET,route=/api/settings.php,status=2xx}': 1,
    '{site=localhost,method=GET,route=/api/*,status=4xx}': 1,
    '{site=localhost,method=OTHER,route=/api/*,status=4xx}': 1,
    '{site=localhost,method=GET,route=page,status=4xx}': 1,
  })
  expect(await readMetrics(own.metrics, 'serenade_http_requests_in_flight')).toEqual({ '': 0 })
  expect(await readMetrics(own.metrics, 'serenade_error_answers_total')).toEqual({
    '{code=not_found}': 2,
    '{code=method_not_allowed}': 1,
  })
})
