import { readdir } from 'node:fs/promises'
import pg from 'pg'
import { v4 as uuidv4, v7 as uuidv7 } from 'uuid'
import { afterAll, beforeAll, expect, inject, test } from 'vitest'
import { startBalancer } from '#server/testing/start/start-balancer.ts'
import { startS3 } from '#server/testing/start/start-s3.ts'
import { findValkey, startValkey } from '#server/testing/start/start-valkey.ts'
import { type RunningSite, startSite } from '../e2e/start-site.ts'
import { httpBrowser } from './crash/http-browser.ts'
import { type Joined, joinMembers } from './crash/join-members.ts'
import { expectClean } from './expect-clean.ts'

const name = `processes_${uuidv7().replaceAll('-', '')}`
const url = inject('adminUrl').replace(/\/postgres(\?|$)/, `/${name}$1`)
const valkeyServer = findValkey()
const s3 = await startS3()
const valkey = valkeyServer ? await startValkey(valkeyServer) : undefined

let processes: RunningSite[] = []
let balancer: Awaited<ReturnType<typeof startBalancer>>
let people: Joined[]

/** Two processes that begin at once on an empty database: one migrates and seeds, the other waits. */
beforeAll(async () => {
  await administer(`create database ${name}`)
  const shared = {
    NODE_ENV: 'production',
    RATE_LIMITS: 'true',
    LOG_LEVEL: 'error',
    DATABASE_URL: url,
    DEMO: 'true',
    DEMO_MEMBERS: '50',
    S3_ENDPOINT: s3.config.endpoint,
    S3_REGION: s3.config.region,
    S3_ACCESS_KEY: s3.config.accessKey,
    S3_SECRET_KEY: s3.config.secretKey,
    ...(valkey ? { VALKEY_URL: valkey.url } : {}),
  }
  processes = await Promise.all([
    startSite({ ...shared, WORKER: 'true' }),
    startSite({ ...shared, WORKER: 'false' }),
  ])
  balancer = await startBalancer(processes.map(({ port }) => port))
  people = await joinMembers({ port: balancer.port, databaseUrl: () => url }, 2)
})
afterAll(async () => {
  await balancer?.close()
  await Promise.all(processes.map(({ stop }) => stop()))
  await valkey?.close()
  await s3.close()
  await administer(`drop database if exists ${name} with (force)`)
})

test('whoever signs in at one process is signed in at each, and signed out of each', async () => {
  const [one] = people
  const before = balancer.served()
  for (let turn = 0; turn < 20; turn += 1) expect((await one!.browser.get('/api/user.php')).status).toBe(200)
  expect(balancer.served().map((count, at) => count - before[at]!)).toEqual([10, 10])
  const cookie = one!.browser.cookieHeader()
  const [leaver] = await joinMembers({ port: balancer.port, databaseUrl: () => url }, 1)
  const left = leaver!.browser.cookieHeader()
  await leaver!.browser.get('/api/logout.php')
  for (const { port } of processes) {
    const ask = (as: string) => fetch(`http://127.0.0.1:${port}/api/user.php`, { headers: { cookie: as } })
    expect((await (await ask(cookie)).json()).user.id).toBe(one!.id)
    expect((await ask(left)).status).toBe(403)
  }
})

test('a connection may rest for longer than balancers keep theirs', async () => {
  for (const { port } of processes) {
    const { headers } = await fetch(`http://127.0.0.1:${port}/health`)
    expect(headers.get('keep-alive')).toBe('timeout=75')
  }
})

test('what is written at one process reaches the streams of both', async () => {
  const [one, two] = people
  const streams = await Promise.all(
    processes.map(({ port }) => openEvents(port, two!.browser.cookieHeader())),
  )
  for (const [at, { port }] of processes.entries()) {
    const body = `Hello from process ${at}`
    const sent = await fetch(`http://127.0.0.1:${port}/api/message.php`, {
      method: 'POST',
      headers: {
        cookie: one!.browser.cookieHeader(),
        'content-type': 'application/json',
        'sec-fetch-site': 'same-origin',
      },
      body: JSON.stringify({ to: two!.id, client_id: uuidv4(), body }),
    })
    expect(sent.status).toBe(200)
    for (const stream of streams) await stream.until(body)
  }
  for (const stream of streams) await stream.close()
})

test('a photo comes from the bucket, the same from each process, and none is kept beside them', async () => {
  const browser = httpBrowser(balancer.port)
  await browser.post('/api/user.php', { login: 'demo@example.com', password: 'serenade-demo' })
  const { user } = (await browser.get('/api/user.php')).body
  const bytes = await Promise.all(
    processes.map(async ({ port }) => {
      const headers = { cookie: browser.cookieHeader() }
      const path = `/media/${user.profile.main_image.thumb_filename}`
      const photo = await fetch(`http://127.0.0.1:${port}${path}`, { headers })
      expect(photo.status).toBe(200)
      return Buffer.from(await photo.arrayBuffer())
    }),
  )
  expect(bytes[0]!.length).toBeGreaterThan(500)
  expect(bytes[1]).toEqual(bytes[0])
  // Both painted it, since both were the first to be asked, and it is there once.
  expect([...s3.files.values()].filter((file) => bytes[0]!.equals(file.bytes))).toHaveLength(1)
  for (const { dataDir } of processes) expect(await filesIn(dataDir)).toEqual([])
})

async function filesIn(folder: string): Promise<string[]> {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true })
  return entries.filter((entry) => entry.isFile()).map(({ name }) => name)
}

test.skipIf(!valkey)('a rate is one for all processes', async () => {
  const [limit, calls] = [60, 75]
  const statuses = await Promise.all(
    Array.from({ length: calls }, async () => (await people[0]!.browser.post('/api/order.php', {})).status),
  )
  expect(statuses.filter((status) => status === 429)).toHaveLength(calls - limit)
})

test('one that is killed is not missed', async () => {
  const [one] = people
  const [first] = processes.splice(0, 1)
  await first!.kill()
  for (let turn = 0; turn < 10; turn += 1)
    expect((await one!.browser.get('/api/members.php')).status).toBe(200)
  await first!.stop()
  await expectClean(url)
})

async function openEvents(port: number, cookie: string) {
  const response = await fetch(`http://127.0.0.1:${port}/api/events.php`, { headers: { cookie } })
  expect(response.status).toBe(200)
  const reader = response.body!.pipeThrough(new TextDecoderStream()).getReader()
  let heard = ''
  const until = async (text: string) => {
    while (!heard.includes(text)) {
      const { value, done } = await reader.read()
      if (done) throw new Error(`the stream ended before ${text}`)
      heard += value
    }
  }
  await until('id: ')
  return { until, close: () => reader.cancel() }
}

async function administer(statement: string): Promise<void> {
  const client = new pg.Client({ connectionString: inject('adminUrl') })
  await client.connect()
  await client.query(statement).finally(() => client.end())
}
