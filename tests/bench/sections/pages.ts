import type { Bench } from '../bench.ts'
import { inTurn, median } from '../measure.ts'
import { processorTime } from '../processor-time.ts'
import { fine, limitRow, plainRow, type Row, timesRow, whole } from '../row.ts'

const connections = 16
const zipped = { 'accept-encoding': 'gzip, deflate, br, zstd' }

type Page = { name: string; path: string; json: string }

/** What a signed-in page costs beside the JSON it shows, on one processor core, and how large it is. */
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
  return rows
}

async function measurePage(bench: Bench, { name, path, json }: Page): Promise<Row[]> {
  const costs = { page: [] as number[], json: [] as number[] }
  const measure = (which: keyof typeof costs, address: string) => {
    const load = bench.http.measure({
      url: bench.app.url,
      connections,
      requests: requestsFor(bench, address),
    })
    return async (seconds: number) => {
      const before = await processorTime(bench.app.pid)
      const startedAt = performance.now()
      const reading = await load(seconds)
      const took = (performance.now() - startedAt) / 1_000
      costs[which].push(((await processorTime(bench.app.pid)) - before) / (reading.perSecond * took))
      return reading
    }
  }
  const found = await inTurn({ page: measure('page', path), json: measure('json', json) }, bench.pace)
  // The first of each warmed everything.
  const [ofPage, ofJson] = [median(costs.page.slice(1)), median(costs.json.slice(1))]
  const plain = await sizeOf(bench, path, {})
  const small = await sizeOf(bench, path, zipped)
  return [
    timesRow(`${name}, processor time of a page`, [ofPage, ofJson], {
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

function requestsFor({ viewers }: Bench, path: string) {
  return viewers.slice(0, 64).map(({ cookie }) => ({ path, headers: { cookie, ...zipped } }))
}

/** As it travels: fetch would decompress it and hide its size. */
async function sizeOf({ app, viewers }: Bench, path: string, headers: Record<string, string>) {
  const { request } = await import('node:http')
  const sizes: number[] = []
  let encoding = 'plain'
  for (const { cookie } of viewers.slice(0, 16)) {
    const size = await new Promise<number>((resolve, reject) => {
      const asked = request(new URL(path, app.url), { headers: { cookie, ...headers } }, (response) => {
        encoding = response.headers['content-encoding'] ?? 'plain'
        let bytes = 0
        response.on('data', (chunk: Buffer) => {
          bytes += chunk.length
        })
        response.on('end', () => resolve(bytes))
      })
      asked.on('error', reject)
      asked.end()
    })
    sizes.push(size)
  }
  return { bytes: median(sizes), encoding }
}
