import type { Bench } from '../bench.ts'
import { inTurn, throughput } from '../measure.ts'
import { fine, type Row } from '../row.ts'
import { prepareSearches } from '../searches.ts'

const goal = { hold: 1.5, reach: 1.2 }

const searches = { search: {}, 'search under 50 km': { distance: 50 } } satisfies Record<
  string,
  Parameters<typeof prepareSearches>[1]
>

/**
 * How much slower a search alone becomes from the smallest size to the others. All sizes are measured in turn: what
 * the machine does in another quarter of an hour is no growth.
 */
export async function growthSection(benches: Bench[]): Promise<Row[]> {
  const rows: Row[] = []
  for (const [what, query] of Object.entries(searches)) rows.push(...(await growthOf(benches, what, query)))
  return rows
}

async function growthOf(
  benches: Bench[],
  what: string,
  query: Parameters<typeof prepareSearches>[1],
): Promise<Row[]> {
  const measures: Record<string, (seconds: number) => ReturnType<typeof throughput>> = {}
  for (const bench of benches) {
    const { asVerb, inDriver } = await prepareSearches(bench, query)
    measures[`verb ${bench.members}`] = (seconds) => throughput(asVerb, { workers: 1, seconds })
    measures[`bare ${bench.members}`] = (seconds) => throughput(inDriver, { workers: 1, seconds })
  }
  const [first, ...others] = benches.map(({ members }) => members).toSorted((a, b) => a - b)
  const found = await inTurn(measures, benches[0]!.pace)
  const timesAsLong = (kind: string, members: number) =>
    found[`${kind} ${members}`]!.p50 / found[`${kind} ${first}`]!.p50
  return others.map((members) => {
    const ratio = timesAsLong('verb', members)
    return {
      what: `${what}, one after the other, ${members.toLocaleString('en')} members by ${first!.toLocaleString('en')}`,
      measured: `${fine(found[`verb ${members}`]!.p50)} ms`,
      baseline: `${fine(found[`verb ${first}`]!.p50)} ms (bare driver: × ${fine(timesAsLong('bare', members))})`,
      ratio,
      hold: `× ${goal.hold}`,
      reach: `× ${goal.reach}`,
      verdict: ratio <= goal.reach ? 'reached' : ratio <= goal.hold ? 'held' : 'missed',
    }
  })
}
