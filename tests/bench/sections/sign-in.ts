import { verify } from '@node-rs/argon2'
import type { Bench } from '../bench.ts'
import { inTurn, throughput } from '../measure.ts'
import { limitRow, type Row, ratioRow, whole } from '../row.ts'

const password = 'serenade-load'
const atOnce = 4
const connections = 16
/** Sixty a second take that long until Node has compiled what they run. */
const warmSeconds = 10
const crowd = 1_200
const crowdSeconds = 8

/** What members wait for their chats while a crowd signs in, again and again, with passwords that are wrong. */
async function crowdRow({ viewers, http, app }: Bench): Promise<Row> {
  const requests = viewers.map(({ cookie }) => ({ path: '/api/chats.php', headers: { cookie } }))
  const others = http.measure({ url: app.url, connections: 8, requests })
  const alone = await others(crowdSeconds / 2)
  const until = performance.now() + crowdSeconds * 1_000
  const rush = async () => {
    let heard = 0
    while (performance.now() < until)
      heard += (await Promise.all(Array.from({ length: crowd }, (_, turn) => guess(app.url, turn)))).length
    return heard
  }
  const [reading, heard] = await Promise.all([others(crowdSeconds), rush()])
  return limitRow(`p99 of others while ${whole(crowd)} at once sign in`, reading.p99, {
    hold: 1_000,
    reach: 500,
    unit: 'ms',
    baseline: `without: ${whole(alone.p99)} ms; ${whole(heard)} were answered`,
  })
}

async function guess(url: string, turn: number): Promise<number> {
  const answer = await fetch(`${url}/api/user.php`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', 'sec-fetch-site': 'same-origin' },
    body: JSON.stringify({ login: `crowd${turn}@example.org`, password: 'no-password-of-any' }),
  })
  await answer.arrayBuffer()
  return answer.status
}

/** Signing in beside the hash alone, and what it does to everybody else's waiting time. */
export async function signInSection(bench: Bench): Promise<Row[]> {
  const { bare, viewers, http, app, pace } = bench
  const { rows } = await bare.query<{ email: string; hash: string }>(
    'select email, password_hash as hash from member where id = any($1::uuid[])',
    [viewers.map(({ ctx }) => ctx.actor.memberId)],
  )
  const requests = rows.map(({ email }) => ({
    path: '/api/user.php',
    method: 'POST' as const,
    headers: { 'content-type': 'application/json', 'sec-fetch-site': 'same-origin' },
    body: JSON.stringify({ login: email, password }),
  }))
  const delays: number[] = []
  const signIn = http.measure({ url: app.url, connections, requests })
  const found = await inTurn(
    {
      hash: (seconds) => throughput(() => verify(rows[0]!.hash, password), { workers: atOnce, seconds }),
      signIn: async (seconds) => {
        await app.readMetrics()
        const reading = await signIn(seconds)
        delays.push(delayOf(await app.readMetrics()))
        return reading
      },
    },
    pace,
    warmSeconds,
  )
  return [
    ratioRow('sign-in', [found.signIn.perSecond, found.hash.perSecond], {
      hold: 0.75,
      reach: 0.9,
      of: `the password hash alone, ${atOnce} at once`,
    }),
    limitRow('sign-in, the server’s event-loop delay p99', Math.max(...delays.slice(1)), {
      hold: 50,
      reach: 50,
      unit: 'ms',
    }),
    await crowdRow(bench),
  ]
}

/** In milliseconds; reading the figure starts it anew. */
function delayOf(metrics: string): number {
  const [, seconds] = /^nodejs_eventloop_lag_p99_seconds (\S+)/m.exec(metrics) ?? []
  return Number(seconds) * 1_000
}
