import { freePort } from '#server/testing/start/free-port.ts'
import type { Bench } from '../bench.ts'
import { inTurn } from '../measure.ts'
import { type Row, ratioRow } from '../row.ts'
import { startChild } from '../start-child.ts'

const connections = 32
const headers = { 'accept-encoding': 'br, gzip' }

/** The index as every visitor gets it, beside a bare answer of the same compressed bytes. */
export async function anonymousSection({ http, app, pace }: Bench): Promise<Row[]> {
  const port = await freePort()
  const bare = await startChild('./baselines/bare-answer.ts', { port, page: `${app.url}/` })
  const requests = [{ path: '/', headers }]
  const found = await inTurn(
    {
      bare: http.measure({ url: `http://127.0.0.1:${port}`, connections, requests }),
      index: http.measure({ url: app.url, connections, requests }),
    },
    pace,
  )
  await bare.stop()
  return [
    ratioRow('index, anonymous and warm', [found.index.perSecond, found.bare.perSecond], {
      hold: 0.5,
      reach: 0.8,
      of: 'a bare Hono answer of the same bytes',
    }),
  ]
}
