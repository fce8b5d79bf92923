import { createServer } from 'node:http'
import { type AddressInfo, BlockList } from 'node:net'
import { setTimeout as sleep } from 'node:timers/promises'
import { getRequestListener } from '@hono/node-server'
import { v4 as uuidv4 } from 'uuid'
import { afterAll, describe, expect, it } from 'vitest'
import { limits } from '#common/limits.ts'
import { testPassword } from '#server/testing/members/sign-up-with.ts'
import { readMetrics } from '#server/testing/read-metrics.ts'
import { createTestApp } from '#server/testing/start/create-test-app.ts'

const trusted = new BlockList()
trusted.addAddress('127.0.0.1')
const t = await createTestApp({ trustedProxies: trusted })
const server = createServer(getRequestListener(t.app.fetch, { overrideGlobalObjects: false }))
await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
afterAll(() => void server.close())
const day = 86_400_000

type Try = { login: string; password?: string; from?: string; cookie?: string; signal?: AbortSignal }

/** A sign-in as it arrives through a proxy, from a network of its own. */
async function logIn({ login, password = testPassword, from = '203.0.113.1', cookie = '', signal }: Try) {
  const { port } = server.address() as AddressInfo
  const response = await fetch(`http://127.0.0.1:${port}/api/user.php`, {
    method: 'POST',
    headers: {
      'content-type': 'application/json',
      'sec-fetch-site': 'same-origin',
      'x-forwarded-for': from,
      cookie,
    },
    body: JSON.stringify({ login, password }),
    signal: signal ?? null,
  })
  const cookies = response.headers.getSetCookie().map((line) => line.split(';')[0] ?? '')
  return {
    status: response.status,
    headers: response.headers,
    text: await response.text(),
    device: cookies.find((pair) => pair.startsWith('auth.device=')) ?? '',
    session: cookies.find((pair) => pair.startsWith('auth.session=')) ?? '',
  }
}

const guess = (login: string, more: Partial<Try> = {}) => logIn({ login, password: 'wrong-guess', ...more })
const statusesOf = async (tries: (() => Promise<{ status: number }>)[]) => {
  const statuses: number[] = []
  for (const next of tries) statuses.push((await next()).status)
  return statuses
}
const networks = (count: number, offset = 0) =>
  Array.from(
    { length: count },
    (_, index) => `198.51.${Math.floor(index / 250) + offset}.${(index % 250) + 1}`,
  )

describe('what is counted', () => {
  it('is the account, however its name or address is written', async () => {
    const { email } = await t.signUp({ name: 'Ögmund Íke' })
    const spellings = [
      'ögmund íke',
      'ÖGMUND ÍKE',
      'O\u0308gmund I\u0301ke',
      'Ögmund   Íke',
      email.toUpperCase(),
    ]
    expect(await statusesOf(spellings.map((login) => () => guess(login)))).toEqual([401, 401, 401, 401, 401])
    const blocked = await Promise.all(['Ögmund Íke', email].map((login) => logIn({ login })))
    expect(blocked.map(({ status }) => status)).toEqual([429, 429])
  })

  it('is the normal form of what names nobody, in the same words', async () => {
    const spellings = ['Nobody Ölse', 'nobody ölse', 'NOBODY ÖLSE', 'Nobody O\u0308lse', ' Nobody  Ölse ']
    expect(await statusesOf(spellings.map((login) => () => guess(login)))).toEqual([401, 401, 401, 401, 401])
    const unknown = await guess('Nobody Ölse')
    const { name } = await t.signUp()
    for (let count = 0; count < 5; count += 1) await guess(name)
    const known = await guess(name)
    expect([unknown.status, unknown.text]).toEqual([known.status, known.text])
    expect(unknown.headers.get('retry-after')).toBe(known.headers.get('retry-after'))
  })

  it('says in how many seconds to try again', async () => {
    const { email } = await t.signUp()
    for (let count = 0; count < 5; count += 1) await guess(email)
    const { status, headers, text } = await logIn({ login: email })
    expect([status, headers.get('retry-after')]).toEqual([429, '900'])
    expect(text).toContain('blocked for 15 min')
  })

  it('is not the try of somebody whose claim on the address is opened by another password', async () => {
    const host = 'women.localhost'
    const owner = await t.signUp({ host })
    const claimed = await t.browser(host).post('/api/signup.php', {
      request_id: uuidv4(),
      email: owner.email,
      name: 'Claims An Address',
      password: 'another-river-43',
      date_of_birth: '1990-01-01',
    })
    expect(claimed.status).toBe(200)
    const signIn = (password: string) =>
      t.browser(host).post('/api/user.php', { login: owner.email, password })
    for (let count = 0; count < 8; count += 1) expect((await signIn('another-river-43')).status).toBe(200)
    expect((await signIn(testPassword)).status).toBe(200)
  })
})

describe('a hundred wrong tries a day', () => {
  it('from as many networks close the account to all but known devices', async () => {
    const { name } = await t.signUp()
    const known = await logIn({ login: name })
    const from = networks(100)
    expect(new Set(await statusesOf(from.map((each) => () => guess(name, { from: each }))))).toEqual(
      new Set([401]),
    )
    const closed = await logIn({ login: name, from: '192.0.2.1' })
    expect([closed.status, closed.headers.get('retry-after')]).toEqual([429, String(day / 1_000)])
    expect(closed.text).toContain('1440 min')
    for (const cookie of [known.device, known.session])
      expect([cookie, (await logIn({ login: name, from: '192.0.2.2', cookie })).status]).not.toContain(429)
    t.clock.advance(day)
    expect((await logIn({ login: name, from: '192.0.2.3' })).status).toBe(200)
  })

  it('count for a login that names nobody too', async () => {
    for (const from of networks(100, 4)) await guess('Ghostly One', { from })
    expect((await guess('Ghostly One', { from: '192.0.2.1' })).status).toBe(429)
  })

  it('are not made up of right ones, nor of those that were refused', async () => {
    const { name } = await t.signUp()
    for (const from of networks(102, 8)) expect((await logIn({ login: name, from })).status).toBe(200)
    for (let count = 0; count < 110; count += 1) await guess(name)
    expect((await logIn({ login: name, from: '192.0.2.9' })).status).toBe(200)
  })
})

describe('a known device', () => {
  const block = async (login: string, from: string) => {
    for (let count = 0; count < 6; count += 1) await guess(login, { from })
    expect((await logIn({ login, from })).status).toBe(429)
  }

  it('is not locked out by strangers in the same network, and has tries of its own', async () => {
    const { email } = await t.signUp()
    const { device, headers } = await logIn({ login: email })
    const line = headers.getSetCookie().find((cookie) => cookie.startsWith('auth.device=')) ?? ''
    expect(line).toMatch(/Max-Age=31536000/)
    expect(line).toMatch(/HttpOnly/)
    expect(line).toMatch(/Path=\/api;/)
    await block(email, '203.0.113.50')
    for (let count = 0; count < 5; count += 1)
      expect((await guess(email, { from: '203.0.113.50', cookie: device })).status).toBe(401)
    expect((await logIn({ login: email, from: '203.0.113.50', cookie: device })).status).toBe(429)
  })

  it('is one for the member of its session too', async () => {
    const { email } = await t.signUp()
    const { session } = await logIn({ login: email })
    await block(email, '203.0.113.51')
    expect((await logIn({ login: email, from: '203.0.113.51', cookie: session })).status).toBe(200)
  })

  it('stays known to everybody who signs in there, under a new token each time', async () => {
    const [one, other] = [await t.signUp(), await t.signUp()]
    const first = await logIn({ login: one.email })
    const second = await logIn({ login: other.email, cookie: first.device })
    await block(one.email, '203.0.113.52')
    const from = '203.0.113.52'
    expect((await logIn({ login: one.email, from, cookie: first.device })).status).toBe(429)
    expect((await logIn({ login: one.email, from, cookie: second.device })).status).toBe(200)
  })

  it('is none for another member, or a year later', async () => {
    const [one, other] = [await t.signUp(), await t.signUp()]
    const { device } = await logIn({ login: one.email })
    await block(other.email, '203.0.113.53')
    expect((await logIn({ login: other.email, from: '203.0.113.53', cookie: device })).status).toBe(429)
    await t.pool.query('update known_device set signed_in_at = signed_in_at - $1::interval', [
      `${limits.deviceDays} days`,
    ])
    await block(one.email, '203.0.113.54')
    expect((await logIn({ login: one.email, from: '203.0.113.54', cookie: device })).status).toBe(429)
  })

  it('is kept as a hash', async () => {
    const { email } = await t.signUp()
    const { device } = await logIn({ login: email })
    const { rows } = await t.pool.query('select token_hash from known_device')
    const token = device.slice('auth.device='.length)
    expect(token).toHaveLength(43)
    expect(rows.map((row) => row.token_hash.toString())).not.toContain(token)
    expect(JSON.stringify(rows)).not.toContain(token)
  })
})

describe('the line for hashing', () => {
  const failures = async (like: string) => {
    const { rows } = await t.pool.query(
      'select count(*) filter (where failures > 0)::int as count from login_day where account = any ($1)',
      [like.split(' ')],
    )
    return rows[0].count as number
  }
  const accountsOf = async (logins: string[]) => {
    const { rows } = await t.pool.query(
      `select encode(sha256(convert_to(login, 'UTF8')), 'base64') as account from unnest($1::text[]) as login`,
      [logins],
    )
    return rows.map((row) => row.account).join(' ')
  }

  const statements = async () => {
    const counted = await readMetrics(t.metrics, 'serenade_database_statement_seconds_count')
    return Object.values(counted).reduce((sum, each) => sum + each, 0)
  }

  it('turns away whom it cannot hold, with nothing counted', async () => {
    const logins = Array.from({ length: 160 }, (_, index) => `crowd${index}@example.org`)
    const before = await statements()
    const answers = await Promise.all(logins.map((login) => guess(login)))
    const turnedAway = answers.filter(({ status }) => status === 503)
    expect(turnedAway.length).toBeGreaterThan(0)
    expect(answers.filter(({ status }) => status === 401)).toHaveLength(160 - turnedAway.length)
    for (const { headers } of turnedAway) expect(headers.get('retry-after')).toBe('5')
    // Who is turned away has asked nothing of the database, which everybody else waits for.
    expect((await statements()) - before).toBe(160 - turnedAway.length)
    expect(await failures(await accountsOf(logins))).toBe(160 - turnedAway.length)
  })

  it('is left by those who hang up', async () => {
    const logins = Array.from({ length: 60 }, (_, index) => `hasty${index}@example.org`)
    const calls = new AbortController()
    const answers = logins.map((login) => guess(login, { signal: calls.signal }).catch(() => null))
    await sleep(60)
    calls.abort()
    await Promise.all(answers)
    const begun = Date.now()
    expect((await guess('patient@example.org')).status).toBe(401)
    await expect.poll(async () => failures(await accountsOf(logins))).toBeLessThan(30)
    expect(Date.now() - begun).toBeLessThan(1_000)
  })
})
