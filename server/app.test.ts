import { expect, test } from 'vitest'
import { createTestApp } from './testing/start/create-test-app.ts'

const t = await createTestApp()

type Operation = { responses: Record<string, unknown>; requestBody?: unknown }
type Document = { paths: Record<string, Record<string, Operation>> }

async function operations() {
  const { body } = await t.browser().get('/api/openapi.json')
  const document = body as Document
  return Object.entries(document.paths).flatMap(([path, methods]) =>
    Object.entries(methods).map(([method, operation]) => ({ path, method: method.toUpperCase(), operation })),
  )
}

test('the OpenAPI document names every endpoint', async () => {
  const all = await operations()
  expect(all.length).toBeGreaterThanOrEqual(29)
  for (const { path } of all) expect(path).toMatch(/^\/api\/[a-z-]+\.php$/)
})

test('every endpoint answers a visitor without a 5xx and in the one error form', async () => {
  for (const { path, method, operation } of await operations()) {
    if (path === '/api/events.php') continue
    const answer = await t.browser().request(method, path, operation.requestBody ? {} : undefined)
    expect(answer.status, `${method} ${path}`).toBeLessThan(500)
    const named = Object.keys(answer.body).filter((name) => name === 'error' || name === 'message')
    expect(named, `${method} ${path}`).toHaveLength(answer.status < 400 ? 0 : 2)
  }
})

/** A signature or the token of a mail stands for an origin. */
const withoutOrigin = new Set(['/api/webhook.php', '/api/inbound-mail.php', '/api/unsubscribe.php'])

test('every unsafe endpoint and the acting reads refuse another site and an unknown origin', async () => {
  const acting = (await operations()).filter(
    ({ path, method }) => method !== 'GET' && !withoutOrigin.has(path),
  )
  const all = [...acting, { path: '/api/logout.php', method: 'GET' }]
  for (const { path, method } of all)
    for (const headers of [
      { 'sec-fetch-site': 'cross-site' },
      { 'sec-fetch-site': 'same-site' },
      { origin: 'http://evil.example' },
      { origin: 'http://women.localhost' },
      {},
    ]) {
      const answer = await t.fetch(path, {
        method,
        headers: new Headers(Object.entries({ host: 'localhost', ...headers })),
      })
      expect(answer.status, `${method} ${path} ${JSON.stringify(headers)}`).toBe(403)
      expect(await answer.json()).toMatchObject({ error: 'cross_site' })
    }
})

test('an origin equal to the host passes where the browser sends no Sec-Fetch-Site', async () => {
  const answer = await t.fetch('/api/logout.php', {
    headers: { host: 'localhost:3000', origin: 'http://localhost:3000' },
  })
  expect(answer.status).toBe(200)
})

test('malformed, wrongly typed and oversized bodies have their own answers', async () => {
  const browser = t.browser()
  expect(await browser.post('/api/user.php', '{"login":')).toMatchObject({
    status: 400,
    body: { error: 'malformed' },
  })
  expect(await browser.post('/api/user.php', { login: 5 })).toMatchObject({
    status: 422,
    body: { error: 'invalid' },
  })
  expect(await browser.post('/api/user.php', { login: 'x'.repeat(70_000), password: 'y' })).toMatchObject({
    status: 413,
    body: { error: 'too_large' },
  })
})

test('unknown API paths are 404 in the visitor’s language', async () => {
  const browser = t.browser()
  await browser.put('/api/user.php', { language: 'de' })
  const answer = await browser.get('/api/nothing.php')
  expect(answer.status).toBe(404)
  expect(answer.body.error).toBe('not_found')
})

test('every answer carries the security headers', async () => {
  const { headers } = await t.browser().get('/api/user.php')
  expect(headers.get('x-content-type-options')).toBe('nosniff')
  expect(headers.get('content-security-policy')).toContain("default-src 'none'")
  expect(headers.get('x-frame-options')).toBe('DENY')
  expect(headers.get('x-request-id')).toMatch(/^[0-9a-f-]{36}$/)
})

test('an unknown host is refused in strict mode only', async () => {
  const strict = await createTestApp({ strictHosts: true })
  expect((await strict.browser('other.example').get('/api/settings.php')).status).toBe(421)
  expect((await t.browser('other.example').get('/api/settings.php')).body.settings.name).toBe('Serenade')
})

test('each host has its own site, settings and company', async () => {
  const names = await Promise.all(
    [
      'localhost',
      'women.localhost',
      'bdsm.localhost',
      'bbw.localhost',
      'gilf.localhost',
      'milf.localhost',
      'gay.localhost',
    ].map(async (host) => {
      const { body } = await t.browser(host).get('/api/settings.php')
      return [body.settings.name, body.settings.niche, body.settings.company_id]
    }),
  )
  expect(names).toEqual([
    ['Serenade', 1, '1'],
    ['Aria', 2, '1'],
    ['Nocturne', 3, '2'],
    ['Vivace', 4, '2'],
    ['Reprise', 5, '1'],
    ['Cadenza', 6, '1'],
    ['Unison', 7, '2'],
  ])
})
