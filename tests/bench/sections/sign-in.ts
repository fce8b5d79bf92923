import { verify } from '@node-rs/argon2'
import type { Bench } from '../bench.ts'
import { inTurn, throughput } from '../measure.ts'
import { limitRow, type Row, ratioRow } from '../row.ts'

const password = 'serenade-load'
const atOnce = 4
const connections = 16
/** Sixty a second take that long until Node has compiled what they run. */
const warmSeconds = 10

/** Signing in beside the hash alone, and what it does to everybody else's waiting time. */
export async function signInSection({ bare, viewers, http, app, pace }: Bench): Promise<Row[]> {
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
  ]
}

/** In milliseconds; reading the figure starts it anew. */
function delayOf(metrics: string): number {
  const [, seconds] = /^nodejs_eventloop_lag_p99_seconds (\S+)/m.exec(metrics) ?? []
  return Number(seconds) * 1_000
}
