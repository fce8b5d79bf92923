import { availableParallelism } from 'node:os'
import { processorSeconds } from '#tests/times/processor-seconds.ts'
import type { Bench } from '../bench.ts'
import { inTurn, median, type Reading } from '../measure.ts'
import { fine, limitRow, plainRow, type Row, timesRow, whole } from '../row.ts'
import { serveApp } from '../serve-app.ts'
import { sizeOf } from '../size-of.ts'
import { startStubPages } from '../start-stub-pages.ts'

const connections = 16
const mostProcesses = 4
const accepted = { 'accept-encoding': 'gzip, deflate, br, zstd' }

type Served = { url: string; pid: number }
type Page = { name: string; path: string; json: string }
type Measure = (seconds: number) => Promise<Reading>

/** What a signed-in page costs beside the JSON it shows, how large it is, and what all cores do together. */
export async function pagesSection(bench: Bench): Promise<Row[]> {
  const seen = bench.viewers.at(-1)?.ctx.actor.memberId ?? ''
  const pages: Page[] = [
    { name: 'members', path: '/members', json: '/api/members.php' },
    { name: 'profile', path: `/members/${seen}`, json: `/api/member.php?id=${seen}` },
    { name: 'likes', path: '/likes', json: '/api/likes.php' },
    { name: 'chats', path: '/chats', json: '/api/chats.php' },
    { name: 'credits', path: '/credits', json: '/api/bundles.php' },
  ]
  const rows: Row[] = []
  for (const page of pages) rows.push(...(await measurePage(bench, page)))
  rows.push(await renderingAlone(bench), await allProcesses(bench))
  return rows
}

async function measurePage(bench: Bench, { name, path, json }: Page): Promise<Row[]> {
  const page = costing(bench, bench.app, path)
  const answer = costing(bench, bench.app, json)
  const found = await inTurn({ page: page.measure, json: answer.measure }, bench.pace)
  const plain = await sizeOf(bench, path, {})
  const small = await sizeOf(bench, path, accepted)
  return [
    timesRow(`${name}, processor time of a page`, [page.cost(), answer.cost()], {
      hold: 6,
      reach: 4,
      unit: 'ms',
      of: 'its JSON',
    }),
    plainRow(
      `${name}, pages a second`,
      `${whole(found.page.perSecond)}/s`,
      `JSON: ${whole(found.json.perSecond)}/s`,
    ),
    limitRow(`${name}, HTML`, plain.bytes / 1_000, { hold: 100, reach: 80, unit: 'kB' }),
    limitRow(`${name}, HTML as sent (${small.encoding})`, small.bytes / 1_000, {
      hold: 20,
      reach: 15,
      unit: 'kB',
      baseline: `${fine(plain.bytes / small.bytes)} times smaller`,
    }),
  ]
}

/** The page of the search with its data at hand: React, the router and HTTP, which are not ours. */
async function renderingAlone(bench: Bench): Promise<Row> {
  const stub = await startStubPages(bench.app.url)
  const bare = costing(bench, stub, '/members')
  const served = costing(bench, bench.app, '/members')
  await inTurn({ bare: bare.measure, served: served.measure }, bench.pace)
  await stub.stop()
  const [rendering, page] = [bare.cost(), served.cost()]
  return plainRow(
    'members, of it React, router and HTTP',
    `${fine(rendering)} ms`,
    `the page: ${fine(page)} ms, so that ${fine(page - rendering)} ms are data, checks, log and compression`,
  )
}

async function allProcesses(bench: Bench): Promise<Row> {
  const processes = Math.min(mostProcesses, availableParallelism())
  const all = await serveApp({ ...bench, processes })
  const found = await inTurn(
    { one: costing(bench, bench.app, '/members').measure, all: costing(bench, all, '/members').measure },
    bench.pace,
  )
  await all.stop()
  return plainRow(
    `search pages, ${processes} processes on one port`,
    `${whole(found.all.perSecond)}/s`,
    `one: ${whole(found.one.perSecond)}/s (× ${fine(found.all.perSecond / found.one.perSecond)}), beside PostgreSQL and the load`,
  )
}

/** Measures an address, and what each answer cost the server's processes, in milliseconds. */
function costing(bench: Bench, { url, pid }: Served, path: string): { measure: Measure; cost: () => number } {
  const costs: number[] = []
  const requests = bench.viewers
    .slice(0, 64)
    .map(({ cookie }) => ({ path, headers: { cookie, ...accepted } }))
  const load = bench.http.measure({ url, connections, requests })
  return {
    measure: async (seconds) => {
      const before = processorSeconds(pid)
      const startedAt = performance.now()
      const reading = await load(seconds)
      const answers = (reading.perSecond * (performance.now() - startedAt)) / 1_000
      costs.push(((processorSeconds(pid) - before) * 1_000) / answers)
      return reading
    },
    // The first round warmed everything.
    cost: () => median(costs.slice(1)),
  }
}
