import { createServer, request as httpRequest } from 'node:http'
import { BlockList, connect } from 'node:net'
import { getRequestListener } from '@hono/node-server'
import { afterAll, expect, test } from 'vitest'
import { testPassword } from '../testing/members/sign-up-with.ts'
import { createTestApp } from '../testing/start/create-test-app.ts'

const trusted = new BlockList()
trusted.addAddress('127.0.0.1')
const t = await createTestApp({ mode: 'production' })
const behind = await createTestApp({ mode: 'production', trustedProxies: trusted })
const { email } = await t.signUp()
const known = await behind.signUp()

const siteOf = async (host: string, path = '/api/settings.php') =>
  (await (await t.fetch(path, { headers: { host } })).json()).settings.name

test('a host is found with a port, in capitals and with a closing dot', async () => {
  for (const host of [
    'women.localhost',
    'WOMEN.localhost:3000',
    'women.localhost.',
    'women.localhost.:80',
    'Women.Localhost:',
  ])
    expect([host, await siteOf(host)]).toEqual([host, 'Aria'])
  for (const host of ['[::1]:3000', '127.0.0.1', 'women.localhost.evil.example', 'xwomen.localhost'])
    expect([host, await siteOf(host)]).toEqual([host, 'Serenade'])
})

test('settings.php answers for a domain that is asked for by name, and only settings.php', async () => {
  expect(await siteOf('localhost', '/api/settings.php?domain=women.localhost:3000')).toBe('Aria')
  expect(await siteOf('localhost', '/api/settings.php?domain=nobody.example')).toBe('Serenade')
  const { id, browser } = await t.signUp()
  expect((await browser.get('/api/user.php?domain=women.localhost')).body.user.id).toBe(id)
  const strict = await createTestApp({ strictHosts: true })
  const answer = await strict.browser().get('/api/settings.php?domain=women.localhost')
  expect(answer.body.settings.name).toBe('Serenade')
})

test('cookies are for TLS under a public name, whatever the request says of itself', async () => {
  const cookieAt = async (host: string, headers: Record<string, string> = {}) => {
    const body = { login: email, password: testPassword }
    const answer = await t.browser(host).post('/api/user.php', body, headers)
    expect(answer.status).toBe(200)
    expect(answer.headers.get('strict-transport-security')).toBeNull()
    return answer.headers.getSetCookie().every((line) => /; Secure/i.test(line))
  }
  expect(await cookieAt('www.serenade.example')).toBe(true)
  expect(await cookieAt('www.serenade.example', { 'x-forwarded-proto': 'http' })).toBe(true)
  for (const host of ['localhost', 'localhost:3000', '127.0.0.1', '[::1]:3000', 'serenade', 'serenade.local'])
    expect([host, await cookieAt(host, { 'x-forwarded-proto': 'https' })]).toEqual([host, false])
})

async function serve(app: typeof t) {
  const server = createServer(getRequestListener(app.app.fetch, { overrideGlobalObjects: false }))
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  afterAll(() => void server.close())
  return (server.address() as { port: number }).port
}

function post(port: number, headers: Record<string, string>, body: object) {
  return new Promise<{ status: number; headers: NodeJS.Dict<string | string[]> }>((resolve) => {
    const about = {
      'content-type': 'application/json',
      'sec-fetch-site': 'same-origin',
      host: 'localhost',
      ...headers,
    }
    const options = { port, host: '127.0.0.1', method: 'POST', path: '/api/user.php', headers: about }
    httpRequest(options, (response) => {
      response.resume()
      resolve({ status: response.statusCode!, headers: response.headers })
    }).end(JSON.stringify(body))
  })
}

test('a trusted proxy is believed about TLS and the caller’s address, anybody else is not', async () => {
  const [open, proxied] = [await serve(t), await serve(behind)]
  const tls = { 'x-forwarded-proto': 'https' }
  const login = { login: known.email, password: testPassword }
  const trustedAnswer = await post(proxied, tls, login)
  expect(String(trustedAnswer.headers['set-cookie'])).toMatch(/; Secure/)
  expect(trustedAnswer.headers['strict-transport-security']).toContain('max-age')
  const openAnswer = await post(open, tls, { login: email, password: testPassword })
  expect(String(openAnswer.headers['set-cookie'])).not.toMatch(/; Secure/)
  expect(openAnswer.headers['strict-transport-security']).toBeUndefined()

  const guess = (port: number, from: string) =>
    post(port, { 'x-forwarded-for': from }, { login: 'victim@example.org', password: 'wrong-guess' })
  for (let count = 0; count < 5; count += 1) await guess(open, `203.0.113.${count}`)
  expect((await guess(open, '203.0.113.99')).status).toBe(429)
  for (let count = 0; count < 5; count += 1) await guess(proxied, `spoofed-${count}, 203.0.113.7:4000`)
  expect((await guess(proxied, '198.51.100.1, 203.0.113.7')).status).toBe(429)
  expect((await guess(proxied, '198.51.100.1')).status).toBe(401)
})

test('odd request lines get an answer below 500', async () => {
  const port = await serve(t)
  const raw = (text: string) =>
    new Promise<string>((resolve) => {
      let answer = ''
      const socket = connect(port, '127.0.0.1', () => socket.write(text))
      socket.on('data', (chunk) => (answer += chunk)).on('close', () => resolve(answer))
    })
  const close = 'Connection: close\r\n\r\n'
  for (const [text, status] of [
    [`GET http://women.localhost/api/interests.php HTTP/1.1\r\nHost: localhost\r\n${close}`, /^2/],
    [`GET /api/interests.php HTTP/1.1\r\nHost: a b\r\n${close}`, /^[24]/],
    [`GET /api/interests.php HTTP/1.1\r\nHost: localhost@evil.example\r\n${close}`, /^4/],
    [`GET /api/interests.php HTTP/1.1\r\n${close}`, /^4/],
    [`GET //evil.example/%2e%2e HTTP/1.1\r\nHost: localhost\r\n${close}`, /^4/],
    [`GET /api/..%5c..%5cetc HTTP/1.1\r\nHost: localhost\r\n${close}`, /^4/],
    [`TRACE /api/user.php HTTP/1.1\r\nHost: localhost\r\nSec-Fetch-Site: same-origin\r\n${close}`, /^4/],
    [
      `POST /api/user.php HTTP/1.1\r\nHost: localhost\r\nSec-Fetch-Site: same-origin\r\nContent-Length: -1\r\n${close}`,
      /^4/,
    ],
    [
      `GET /api/user.php HTTP/1.1\r\nHost: localhost\r\nCookie: auth.session=%E0%A4%A; =; ;;\r\n${close}`,
      /^[24]/,
    ],
  ] as const) {
    const answer = await raw(text)
    expect([text, answer.slice(9, 12)]).toEqual([text, expect.stringMatching(status)])
  }
})
