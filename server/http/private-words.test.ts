import { v4 as uuidv4 } from 'uuid'
import { beforeEach, expect, test } from 'vitest'
import { captureLog } from '../testing/capture-log.ts'
import { createTestApp } from '../testing/start/create-test-app.ts'

const captured = captureLog()
const t = await createTestApp({ log: captured.log, slowMs: 0 })
const { browser } = await t.signUp()
const visitor = t.browser()
beforeEach(captured.clear)

const words = 'qzxwvprivate'
/** Everything in it that a person could recognise holds the words above. */
const disguises = [
  words,
  `${words}@example.org`,
  `'${words}`,
  `${words}\u0000`,
  `${words}\n    at ${words} (/server/x.ts:1:1)`,
  `https://example.org/${words}?token=${words}`,
]
const names =
  'login password email name date_of_birth request_id to client_id body id about reason city gender sexuality region conversation number bundle method decision language provider cursor after before'.split(
    ' ',
  )
const bodies = disguises.flatMap((text) => [
  Object.fromEntries(names.map((name) => [name, text])),
  { ...valid(), about: text, reason: text, body: text, name: text, login: text },
  `{"login":"${words}`,
])

function valid() {
  return {
    to: uuidv4(),
    client_id: uuidv4(),
    request_id: uuidv4(),
    password: words,
    email: `${words}@example.org`,
  }
}

const headers = {
  'user-agent': words,
  referer: `http://localhost/${words}`,
  'x-forwarded-for': '203.0.113.77',
  'x-request-id': words,
  'accept-language': words,
}

async function everyOperation() {
  const { body } = await visitor.get('/api/openapi.json')
  const paths = (body as { paths: Record<string, Record<string, unknown>> }).paths
  const found = Object.entries(paths).flatMap(([path, methods]) =>
    Object.keys(methods).map((method) => [method.toUpperCase(), path] as const),
  )
  return found.filter(([, path]) => path !== '/api/events.php' && path !== '/api/logout.php')
}

async function walk() {
  const statuses = new Set<number>()
  for (const [method, path] of await everyOperation())
    for (const caller of [browser, visitor])
      for (const body of method === 'GET' ? disguises : bodies) {
        const query = new URLSearchParams(names.map((name) => [name, disguises[0]!])).toString()
        const answer = await caller.request(
          method,
          `${path}?${query}`,
          method === 'GET' ? undefined : body,
          headers,
        )
        statuses.add(answer.status)
      }
  for (const path of [
    `/media/${words}.webp`,
    `/${words}`,
    `/api/${words}.php`,
    `/members/${words}?a=${words}`,
  ])
    statuses.add((await browser.get(path, headers)).status)
  return statuses
}

function expectNothingPrivate() {
  expect(captured.lines().length).toBeGreaterThan(100)
  expect([...browser.cookies.values()].some((value) => value.length > 20)).toBe(true)
  expect(captured.text()).not.toContain(words)
  expect(captured.text()).not.toContain('example.org')
  expect(captured.text()).not.toContain('203.0.113')
  for (const token of [...browser.cookies.values()].filter((value) => value.length > 20))
    expect(captured.text()).not.toContain(token)
}

test('no refusal logs what was sent, where from, or by whom', async () => {
  const statuses = await walk()
  for (const status of [400, 401, 404, 422]) expect(statuses).toContain(status)
  expect(captured.lines().some((line) => line.msg === 'slow statement')).toBe(true)
  expectNothingPrivate()
}, 600_000)

test('nor does a failure in the database, whose message carries the values', async () => {
  await t.pool.query('alter table profile rename to profile_away')
  await t.pool.query('alter table login_attempt rename to login_attempt_away')
  await t.pool.query('alter table city rename to city_away')
  try {
    const statuses = await walk()
    expect(statuses).toContain(500)
    const failures = captured.lines().filter((line) => line.msg === 'request failed')
    expect(failures.length).toBeGreaterThan(10)
    for (const line of failures)
      expect(line).toMatchObject({
        sqlstate: '42P01',
        stack: expect.stringContaining('server/'),
        level: 'error',
      })
    expectNothingPrivate()
  } finally {
    await t.pool.query('alter table profile_away rename to profile')
    await t.pool.query('alter table login_attempt_away rename to login_attempt')
    await t.pool.query('alter table city_away rename to city')
  }
}, 600_000)

test('a field that is not on the list is dropped, whoever passes it', () => {
  const fields = { email: words, request: words, err: new Error(words), route: { path: words }, status: 7 }
  captured.log.warn(fields as never, 'a line')
  expect(captured.lines()).toEqual([{ level: 'warn', time: expect.any(Number), status: 7, msg: 'a line' }])
})
