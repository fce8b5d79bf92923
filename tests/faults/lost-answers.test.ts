import { createServer, type Server } from 'node:http'
import { getRequestListener } from '@hono/node-server'
import { v4 as uuidv4 } from 'uuid'
import { afterAll, beforeAll, expect, test } from 'vitest'
import type { Random } from '#demo/random.ts'
import { openDatabase } from '#server/platform/db/db.ts'
import { createEvents } from '#server/platform/live/events.ts'
import { createLog } from '#server/platform/observe/log.ts'
import { orderBundle } from '#server/testing/payments/buy-bundle.ts'
import { makePremium } from '#server/testing/payments/members-with-credits.ts'
import { createTestApp } from '#server/testing/start/create-test-app.ts'
import { createTestBrowser, type TestBrowser } from '#server/testing/start/create-test-browser.ts'
import { expectClean } from './expect-clean.ts'
import { cheapMembers } from './failpoints/cheap-members.ts'
import { faultsSize, patience } from './faults-size.ts'
import { createProxy, type Fate } from './proxy.ts'
import { randomUuid, seeded } from './seeded.ts'

type Way = 'to the app' | 'to the database'
type Request = { method: string; path: string; body: unknown }

const log = createLog('silent')
const t = await createTestApp()
/** Faults begin when a test says so, and are the seed's. */
let fateOf: () => Fate = () => 'pass'
const target = new URL(t.url)
const toDatabase = await createProxy({ host: target.hostname, port: Number(target.port) }, () => fateOf())
const far = Object.assign(new URL(t.url), { hostname: '127.0.0.1', port: String(toDatabase.port) })
const database = openDatabase(far.href, { size: 6, log, answerMs: 4_000 })
const events = await createEvents(t.url, t.pool, log)
const distant = await createTestApp({ db: database.db, events })

let server: Server
let toApp: Awaited<ReturnType<typeof createProxy>>
beforeAll(async () => {
  server = createServer(getRequestListener(t.app.fetch, { overrideGlobalObjects: false }))
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const { port } = server.address() as { port: number }
  toApp = await createProxy({ host: '127.0.0.1', port }, () => fateOf())
})
afterAll(async () => {
  toApp.close()
  server.close()
  await events.close()
  await database.close()
  toDatabase.close()
})

/** How a browser that was signed in reaches the app over a bad line, or an app with a bad line to its database. */
function browserOver(way: Way, known: TestBrowser): TestBrowser {
  const overSocket = (path: string, init?: RequestInit) =>
    fetch(`http://127.0.0.1:${toApp.port}${path}`, {
      ...init,
      headers: { ...(init?.headers as Record<string, string>), connection: 'close' },
      signal: AbortSignal.timeout(20_000),
    })
  const browser = createTestBrowser(way === 'to the app' ? overSocket : distant.fetch, 'localhost')
  for (const [name, value] of known.cookies) browser.cookies.set(name, value)
  return browser
}

/** A request is one piece on the way to the app, and several on the way to the database. */
function fates(way: Way, random: Random): () => Fate {
  const pass = way === 'to the app' ? 40 : 120
  return () => {
    const kind = random.weighted({ pass, delay: 8, refuse: 4, 'drop-answer': 6, 'half-answer': 4 })
    return kind === 'delay' ? { delayMs: random.int(1, 60) } : kind
  }
}

/** Sends the same request until it is answered; answers how many attempts that took. */
async function insist(browser: TestBrowser, { method, path, body }: Request) {
  for (let attempts = 1; attempts <= 40; attempts += 1) {
    const answer = await browser.request(method, path, body).catch(() => null)
    if (!answer || answer.status === 503) continue
    expect([path, answer.status, answer.body.error]).toEqual([path, 200, undefined])
    return { attempts, body: answer.body }
  }
  return expect.unreachable(`${path} was never answered`)
}

test.each<Way>(['to the app', 'to the database'])(
  'over a line %s that delays, cuts and loses answers each request has one effect',
  (way) =>
    seeded('lost-answers', async (random) => {
      fateOf = () => 'pass'
      const people = await cheapMembers(t, 4, faultsSize().lost + 10)
      const lines = people.map(({ browser }) => browserOver(way, browser))
      const { bundles, methods } = (await people[0]!.browser.get('/api/bundles.php')).body
      const sent = [0, 0, 0, 0]
      let attempts = 0
      const talk = async (me: number) => {
        const { sandboxId } = await orderBundle(people[me]!.browser)
        for (let turn = 0; turn < faultsSize().lost / 4; turn += 1) {
          const to = people[(me + 1 + (turn % 3)) % 4]!.id
          const message = { to, client_id: randomUuid(random), body: `No. ${turn}` }
          const order = { request_id: uuidv4(), bundle: bundles[0].id, method: methods[0] }
          const kind = random.weighted({ send: 8, like: 1, order: 1, pay: 1 })
          if (kind === 'send') sent[me]! += 1
          const requests = {
            send: { method: 'POST', path: '/api/message.php', body: message },
            like: { method: 'POST', path: '/api/like.php', body: { id: to } },
            order: { method: 'POST', path: '/api/order.php', body: order },
            pay: { method: 'POST', path: '/api/sandbox.php', body: { id: sandboxId, decision: 'approve' } },
          }
          attempts += (await insist(lines[me]!, requests[kind])).attempts - 1
        }
      }
      for (const { id } of people) await makePremium(t, id)
      fateOf = fates(way, random)
      await Promise.all([0, 1, 2, 3].map(talk))
      fateOf = () => 'pass'
      console.log(`lost answers ${way}: ${faultsSize().lost} requests, ${attempts} sent again`)
      expect(attempts).toBeGreaterThan(0)
      const ids = people.map(({ id }) => id)
      const { rows } = await t.pool.query<{ id: string; sent: number }>(
        'select sender_id as id, count(*)::int as sent from message where sender_id = any($1) group by 1',
        [ids],
      )
      expect(ids.map((id) => rows.find((row) => row.id === id)?.sent ?? 0)).toEqual(sent)
      await expectClean(t.url)
    }),
  patience(),
)
