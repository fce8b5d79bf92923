import type { SizedSearch } from '../bench.ts'
import { fine, type Row } from '../row.ts'

const goal = { hold: 1.5, reach: 1.2 }

/** How much slower a search alone becomes from the smallest size to the others. */
export function growthRows(searches: SizedSearch[]): Row[] {
  const [first, ...others] = searches.toSorted((a, b) => a.members - b.members)
  if (!first) return []
  return others.map(({ members, ms, bareMs }) => {
    const ratio = ms / first.ms
    return {
      what: `search, one after the other, ${members.toLocaleString('en')} members by ${first.members.toLocaleString('en')}`,
      measured: `${fine(ms)} ms`,
      baseline: `${fine(first.ms)} ms (bare driver: × ${fine(bareMs / first.bareMs)})`,
      ratio,
      hold: `× ${goal.hold}`,
      reach: `× ${goal.reach}`,
      verdict: ratio <= goal.reach ? 'reached' : ratio <= goal.hold ? 'held' : 'missed',
    }
  })
}
