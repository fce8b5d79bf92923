import { setTimeout as sleep } from 'node:timers/promises'
import { v4 as uuidv4 } from 'uuid'
import { freePort } from '#server/testing/start/free-port.ts'
import type { Bench, Viewer } from '../bench.ts'
import type { ListenAnswer, ListenRequest } from '../load/listen.ts'
import { median, quantile } from '../measure.ts'
import { signIn } from '../open-bench.ts'
import { residentMemory } from '../resident-memory.ts'
import { fine, limitRow, plainRow, type Row, timesRow, whole } from '../row.ts'
import { serveApp } from '../serve-app.ts'
import { type Child, startChild } from '../start-child.ts'
import { storeEvents } from '../store-events.ts'

type Client = Omit<Child<ListenAnswer>, 'ask'> & { ask: (request: ListenRequest) => Promise<ListenAnswer> }
type Heard = { allMs: number; p99Ms: number; memoryKb: number }
type Target = { port: number; host: string; path: string; pid: number; tell: () => Promise<number> }

const patienceMs = 30_000
const settleMs = 3_000
const event = { type: 'like', from: '00000000-0000-7000-8000-000000000000', match: false }
/** The first second is not counted: the program has not sent a message before. */
const messages = { perSecond: 50, seconds: 7, warmSeconds: 1 }
const of = 'bare Node server'
/** Where the bare server takes 126 ms and 12 KB, these are 400 and 200 ms, 20 and 12 KB. */
const reaching = { hold: 400 / 126, reach: 200 / 126 }
const remembering = { hold: 20 / 12, reach: 1 }

/** Open streams: how soon all have an event, and what each costs; the program beside a bare server. */
export async function listenersSection(bench: Bench): Promise<Row[]> {
  const counts = bench.listeners.toSorted((a, b) => a - b)
  const people = await signIn(bench, counts.at(-1)!)
  if (people.length < counts.at(-1)!)
    return [plainRow('listeners', `only ${people.length} members`, 'choose a larger size')]
  const cookies = people.map(({ cookie }) => cookie)
  const ids = people.map(({ ctx }) => ctx.actor.memberId)
  const app = await serveApp(bench)
  const own = await listenTo(
    counts,
    cookies,
    {
      port: Number(new URL(app.url).port),
      host: bench.site.hosts[0]!,
      path: '/api/events.php',
      pid: app.pid,
      async tell() {
        await storeEvents(bench.bare, ids, event)
        const at = clock()
        bench.deps.events.wake(ids)
        return at
      },
    },
    (client) => messageDelays(bench, app.url, people.slice(0, counts[0]), client),
  )
  await app.stop()
  const bare = await listenToBare(counts, cookies)
  return [
    ...counts.flatMap((count, at) => rowsOf(count, own.heard[at]!, bare.heard[at]!)),
    ...memoryRows(counts, own.heard, bare.heard),
    ...delayRows(counts[0]!, own.extra),
  ]
}

async function listenToBare(counts: number[], cookies: string[]) {
  const port = await freePort()
  const server = await startChild('./baselines/bare-stream.ts', { port })
  const text = `id: 1\ndata: ${JSON.stringify(event)}\n\n`
  const target = {
    port,
    host: 'localhost',
    path: '/',
    pid: server.pid,
    async tell() {
      const at = clock()
      await server.ask({ event: text })
      return at
    },
  }
  const found = await listenTo(counts, cookies, target, async () => [])
  await server.stop()
  return found
}

/** Opens more and more streams; `extra` is measured with the fewest. */
async function listenTo(
  counts: number[],
  cookies: string[],
  { tell, pid, ...place }: Target,
  extra: (client: Client) => Promise<number[]>,
): Promise<{ heard: Heard[]; extra: number[] }> {
  const client: Client = await startChild<ListenAnswer>('./load/listen.ts', {})
  const heard: Heard[] = []
  let more: number[] = []
  try {
    for (const count of counts) {
      const { open } = await client.ask({ do: 'arm' })
      await client.ask({ do: 'open', ...place, cookies: cookies.slice(open, count) })
      await sleep(settleMs)
      const memoryKb = await residentMemory(pid)
      const rounds: { allMs: number; p99Ms: number }[] = []
      for (let round = 0; round < 4; round++) rounds.push(await once(client, tell, count))
      const counted = rounds.slice(1)
      heard.push({
        memoryKb,
        allMs: median(counted.map((each) => each.allMs)),
        p99Ms: median(counted.map((each) => each.p99Ms)),
      })
      if (count === counts[0]) more = await extra(client)
    }
  } finally {
    await client.stop()
  }
  return { heard, extra: more }
}

async function once(client: Client, tell: () => Promise<number>, count: number) {
  await client.ask({ do: 'arm' })
  const toldAt = await tell()
  const { heard, lastAt, p99At } = await client.ask({ do: 'wait', ms: patienceMs })
  if (heard < count) throw new Error(`${heard} of ${count} listeners heard the event`)
  await sleep(500)
  return { allMs: lastAt - toldAt, p99Ms: p99At - toldAt }
}

/** Messages over HTTP between listeners: from before the request to the other's screen. */
async function messageDelays(
  { bare }: Bench,
  appUrl: string,
  people: Viewer[],
  client: Client,
): Promise<number[]> {
  await client.ask({ do: 'arm' })
  const senders = people.slice(0, 100)
  const ids = senders.map(({ ctx }) => ctx.actor.memberId)
  await bare.query('update account set balance = balance + 1000 where member_id = any($1::uuid[])', [ids])
  await bare.query('update member set paid = true where id = any($1::uuid[])', [ids])
  const sending: Promise<unknown>[] = []
  for (let turn = 0; turn < messages.perSecond * messages.seconds; turn++) {
    if (turn === messages.perSecond * messages.warmSeconds) await client.ask({ do: 'arm' })
    const { cookie } = senders[turn % senders.length]!
    const to = people[senders.length + (turn % (people.length - senders.length))]!.ctx.actor.memberId
    const body = `sent=${clock().toFixed(3)} and a few words`
    const headers = { cookie, 'content-type': 'application/json', 'sec-fetch-site': 'same-origin' }
    const sent = JSON.stringify({ to, client_id: uuidv4(), body })
    sending.push(fetch(`${appUrl}/api/message.php`, { method: 'POST', headers, body: sent }))
    await sleep(1_000 / messages.perSecond)
  }
  await Promise.all(sending)
  await sleep(500)
  return (await client.ask({ do: 'delays' })).delays.sort((a, b) => a - b)
}

function rowsOf(count: number, own: Heard, bare: Heard): Row[] {
  const what = `one event to ${whole(count)} listeners`
  const told = ({ allMs, p99Ms }: Heard) => `${fine(allMs)} ms (p99 ${fine(p99Ms)} ms)`
  if (count < 10_000) return [plainRow(`${what}, all have it`, told(own), `${of}: ${told(bare)}`)]
  return [
    timesRow(`${what}, all have it`, [own.allMs, bare.allMs], { ...reaching, unit: 'ms', of }),
    plainRow(`${what}, p99`, `${fine(own.p99Ms)} ms`),
  ]
}

function memoryRows(counts: number[], own: Heard[], bare: Heard[]): Row[] {
  if (counts.length < 2) return []
  const each = (heard: Heard[]) =>
    (heard.at(-1)!.memoryKb - heard[0]!.memoryKb) / (counts.at(-1)! - counts[0]!)
  return [
    timesRow(`memory of a listener beyond the first ${whole(counts[0]!)}`, [each(own), each(bare)], {
      ...remembering,
      unit: 'KB',
      of,
    }),
  ]
}

function delayRows(count: number, delays: number[]): Row[] {
  const baseline = `median ${fine(quantile(delays, 0.5))} ms, ${whole(delays.length)} arrivals`
  return [
    limitRow(`message to the other’s screen, p99, ${whole(count)} listeners`, quantile(delays, 0.99), {
      hold: 100,
      reach: 50,
      unit: 'ms',
      baseline,
    }),
  ]
}

/** The machine's monotonic clock in milliseconds, the same in every process. */
function clock(): number {
  return Number(process.hrtime.bigint()) / 1e6
}
