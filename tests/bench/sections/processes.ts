import type { Bench } from '../bench.ts'
import { inTurn } from '../measure.ts'
import { fine, plainRow, type Row, whole } from '../row.ts'
import { serveApp } from '../serve-app.ts'
import { type Child, startChild } from '../start-child.ts'

const connections = 16
const path = '/api/members.php'

/**
 * A second process beside the first, behind a balancer that hands out requests in turn; the balancer stands before the
 * single one, too. Where they share cores with PostgreSQL and the load, the second can only use what the first left.
 */
export async function processesSection(bench: Bench): Promise<Row[]> {
  const { app, http, pace, site, viewers } = bench
  const second = await serveApp(bench)
  const ports = [app.url, second.url].map((url) => Number(new URL(url).port))
  const balancers = [await balance(ports.slice(0, 1)), await balance(ports)]
  const requests = viewers.map(({ cookie }) => ({ path, headers: { cookie, host: site.hosts[0]! } }))
  const [one, two] = balancers.map(({ url }) => http.measure({ url, connections, requests }))
  const found = await inTurn({ one: one!, two: two! }, pace)
  for (const { child } of balancers) await child.stop()
  await second.stop()
  const rate = found.two.perSecond / found.one.perSecond
  return [
    plainRow(
      'two processes on the same cores, search as JSON',
      `${whole(found.two.perSecond)}/s`,
      `one: ${whole(found.one.perSecond)}/s (× ${fine(rate)})`,
    ),
  ]
}

async function balance(ports: number[]) {
  const child: Child<{ port: number }> = await startChild('./baselines/balancer.ts', { ports })
  const { port } = await child.ask({})
  return { child, url: `http://127.0.0.1:${port}` }
}
