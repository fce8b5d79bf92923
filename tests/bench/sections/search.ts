import type { Bench } from '../bench.ts'
import type { Statement } from '../capture-statements.ts'
import { explainBuffers } from '../explain-buffers.ts'
import { inTurn, median, throughput } from '../measure.ts'
import { limitRow, plainRow, type Row, ratioRow } from '../row.ts'
import { prepareSearches } from '../searches.ts'
import { startStubPages } from '../start-stub-pages.ts'
import { searchKindRows } from './search-kinds.ts'

const workers = 8
const connections = 32
const explained = 40

/** The search as a verb, as JSON and as a page, each beside what it can at best be. */
export async function searchSection(bench: Bench): Promise<Row[]> {
  const { pace } = bench
  const { statements, inDriver, asVerb } = await prepareSearches(bench)
  const found = await inTurn(
    {
      bare: (seconds) => throughput(inDriver, { workers, seconds }),
      verb: (seconds) => throughput(asVerb, { workers, seconds }),
      json: measurePath(bench, '/api/members.php'),
    },
    pace,
  )
  const of = 'its two statements, bare driver'
  return [
    ratioRow('search, verb', [found.verb.perSecond, found.bare.perSecond], { hold: 0.5, reach: 0.8, of }),
    ratioRow('search, JSON over HTTP', [found.json.perSecond, found.bare.perSecond], {
      hold: 0.5,
      reach: 0.8,
      of,
    }),
    ...(await pageRows(bench)),
    ...(await bufferRows(bench, statements)),
    ...(await searchKindRows(bench)),
  ]
}

function measurePath({ http, app, viewers }: Bench, path: string, headers: Record<string, string> = {}) {
  return http.measure({
    url: app.url,
    connections,
    requests: viewers.map(({ cookie }) => ({ path, headers: { cookie, ...headers } })),
  })
}

async function pageRows(bench: Bench): Promise<Row[]> {
  const { http, viewers, app, pace } = bench
  const stub = await startStubPages(app.url)
  const requests = viewers.slice(0, 32).map(({ cookie }) => ({ path: '/members', headers: { cookie } }))
  const found = await inTurn(
    {
      stub: http.measure({ url: stub.url, connections, requests }),
      page: measurePath(bench, '/members'),
      zipped: measurePath(bench, '/members', { 'accept-encoding': 'gzip' }),
    },
    pace,
  )
  await stub.stop()
  return [
    ratioRow('search, server-rendered page', [found.page.perSecond, found.stub.perSecond], {
      hold: 0.4,
      reach: 0.6,
      of: 'React Router, stub loaders',
    }),
    plainRow(
      'search, server-rendered page, compressed',
      `${Math.round(found.zipped.perSecond)}/s`,
      `median ${Math.round(found.page.p50)} ms, p99 ${Math.round(found.page.p99)} ms uncompressed`,
    ),
  ]
}

/** How many pages of the database a search touches: the median and the worst of a few. */
async function bufferRows({ bare, members }: Bench, statements: Statement[][]): Promise<Row[]> {
  // Thousands of pages have just noted that their readers were here.
  await bare.query('vacuum profile')
  const buffers = await Promise.all(
    [0, 1].map(async (which) => {
      const counted: number[] = []
      for (const pair of statements.slice(0, explained))
        counted.push(await explainBuffers(bare, pair[which]!))
      return counted
    }),
  )
  return ['search, buffers of finding and counting', 'search, buffers of the cards'].map((what, which) => {
    const worst = Math.max(...buffers[which]!)
    const goal = { hold: 200, reach: 200, unit: 'buffers', baseline: `worst of ${explained}: ${worst}` }
    const middle = median(buffers[which]!)
    return members >= 1_000_000
      ? limitRow(what, middle, goal)
      : plainRow(what, `${middle} buffers`, goal.baseline)
  })
}
