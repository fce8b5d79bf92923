import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { withLock } from '#server/platform/cluster/with-lock.ts'
import { expectClean } from '../expect-clean.ts'
import { faultsSize, patience } from '../faults-size.ts'
import { type Joined, joinMembers } from './join-members.ts'
import { Program } from './program.ts'
import { type SlowKind, slowConnections } from './slow-connections.ts'

const short = faultsSize().name === 'short'
const outageMs = short ? 7_000 : 20_000
const backWithinMs = 5_000
const graceMs = 1_000

let program: Program
let people: Joined[]
beforeAll(async () => {
  program = await Program.start()
  people = await joinMembers(program, 4)
})
afterAll(() => program?.close())

type Seen = { path: string; status: number; retryAfter: string | null; askedAt: number; answeredAt: number }

/** Each keeps the database away until `whileAway` is over. */
const stops = {
  /** Every process stands still: connections stay open and nothing answers. */
  'stands still': async (whileAway: () => Promise<void>) => {
    const stopped = new Set<number>()
    const running = () => program.databaseProcesses().filter((pid) => !stopped.has(pid))
    // Until none is new: one that was just being started would go on answering.
    for (let pids = running(); pids.length > 0; pids = running()) {
      for (const pid of pids) {
        process.kill(pid, 'SIGSTOP')
        stopped.add(pid)
      }
    }
    await whileAway()
    for (const pid of stopped) process.kill(pid, 'SIGCONT')
  },
  /** It is ended, and kept from being started again by the lock that a start takes. */
  'is ended': (whileAway: () => Promise<void>) =>
    withLock(
      join(program.dataDir, 'postgres.lock'),
      () => {},
      async () => {
        await program.killDatabase()
        await whileAway()
      },
    ),
}

test.each(Object.keys(stops) as (keyof typeof stops)[])(
  'while the database %s clients see 503 and nothing else, and their cookies work soon after',
  async (how) => {
    const seen: Seen[] = []
    const asked = { over: false }
    const ask = async ({ browser }: Joined, path: string) => {
      while (!asked.over) {
        const askedAt = Date.now()
        const { status, headers } = await browser.get(path)
        seen.push({ path, status, retryAfter: headers.get('retry-after'), askedAt, answeredAt: Date.now() })
        await sleep(100)
      }
    }
    const paths = ['/api/user.php', '/members', '/api/members.php', '/api/chats.php', '/ready']
    const asking = Promise.all(people.flatMap((person) => paths.map((path) => ask(person, path))))
    await sleep(500)
    let during: Seen[] = []
    await stops[how](async () => {
      const stoppedAt = Date.now()
      // What joined a look at the database from before may still be told its outcome.
      const askedSince = () => seen.filter(({ askedAt }) => askedAt > stoppedAt + graceMs)
      // On a slow machine it takes longer until the first wait for a connection is over.
      while (Date.now() < stoppedAt + outageMs || askedSince().length < 3) await sleep(50)
      during = askedSince()
    })
    const back = await Promise.all(people.map(backIn))
    asked.over = true
    await asking
    console.log(
      `outage (${how}, ${outageMs} ms): ${during.length} answers, cookies work after ${back.join(', ')} ms`,
    )
    expect(new Set(during.map(({ status }) => status))).toEqual(new Set([503]))
    expect(seen.filter(({ status }) => status !== 200 && status !== 503)).toEqual([])
    expect(seen.filter(({ status, retryAfter }) => status === 503 && !retryAfter)).toEqual([])
    expect(Math.max(...back)).toBeLessThan(short ? 30_000 : backWithinMs)
    expect(program.faults).toEqual([])
    expect((await fetch(`http://127.0.0.1:${program.port}/health`)).status).toBe(200)
    await expectClean(program.databaseUrl())
  },
  patience(),
)

/** How long after the outage a member's cookie works again, in ms. */
async function backIn({ browser }: Joined): Promise<number> {
  const since = Date.now()
  while ((await browser.get('/api/user.php')).status !== 200) await sleep(50)
  return Date.now() - since
}

test.each<SlowKind>(['headers', 'bodies'])(
  'many connections with slow %s keep nobody else waiting',
  async (kind) => {
    const [count, ms] = short ? [100, 3_000] : [500, 60_000]
    const slow = await slowConnections(program.port, { count, kind })
    const waits: number[] = []
    const endsAt = Date.now() + ms
    while (Date.now() < endsAt) {
      const startedAt = performance.now()
      const { status } = await people[waits.length % people.length]!.browser.get('/api/user.php')
      waits.push(performance.now() - startedAt)
      expect(status).toBe(200)
      await sleep(20)
    }
    waits.sort((a, b) => a - b)
    const p99 = Math.round(waits[Math.floor(waits.length * 0.99)]!)
    const [open, givenUp] = [slow.open(), slow.givenUp()]
    slow.close()
    console.log(`slow ${kind}: ${open} for ${ms} ms, ${givenUp} given up, others’ p99 ${p99} ms`)
    expect(open).toBeGreaterThan(count / 2)
    expect(program.faults).toEqual([])
    // A busy machine is no fault of the program's: the short form only asks that everybody was answered.
    if (short) return
    expect(p99).toBeLessThan(1_000)
    expect(givenUp, 'slow connections that the server ended').toBeGreaterThanOrEqual(count)
  },
  patience(),
)
