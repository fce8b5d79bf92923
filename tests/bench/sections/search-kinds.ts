import { fillSearch } from '#server/profiles/search/fill-search.ts'
import { searchMembers } from '#server/profiles/search/search-members.ts'
import { findSimilar } from '#server/profiles/search/similar-members.ts'
import type { Bench, Viewer } from '../bench.ts'
import { bufferRow, countBuffers, type Touched } from '../buffer-row.ts'
import { signIn } from '../open-bench.ts'
import type { Row } from '../row.ts'

type Query = Parameters<typeof fillSearch>[1]

const viewersAsked = 20
/** A site that shows another one's members, too. */
const poolingSite = 6

const kinds: Record<string, Query> = {
  'under 5 km': { distance: 5 },
  'under 25 km': { distance: 25 },
  'under 100 km': { distance: 100 },
  'of everyone, nearest first': { gender: 'everyone' },
  'of everyone, under 100 km': { gender: 'everyone', distance: 100 },
  'last active': { sort: 'active' },
  newest: { sort: 'newest' },
  'of one year of age': { min_age: 44, max_age: 44 },
  'of who is online': { online: 'true' },
  'of those with a photo': { photo: 'true' },
  'of those who share an interest': { interests: ['tea'] },
}
const poolKinds: Record<string, Query> = {
  'of two sites’ members': {},
  'of two sites’ members, under 100 km': { distance: 100 },
}
const rare: Query = { min_age: 90, max_age: 91, distance: 10 }

/** How many pages of the database other searches than the usual one touch, and a statement of the similar people. */
export async function searchKindRows(bench: Bench): Promise<Row[]> {
  const own = bench.viewers.slice(0, viewersAsked)
  const pooled = await signIn({ ...bench, site: bench.deps.sites.byId(poolingSite) }, viewersAsked)
  const rows: Row[] = []
  const add = (what: string, touched: Touched) =>
    void rows.push(bufferRow(bench, `${what}, buffers`, touched))
  for (const [kind, query] of Object.entries(kinds))
    add(`search ${kind}`, await touchedBy(bench, own, query, searchMembers))
  for (const [kind, query] of Object.entries(poolKinds))
    add(`search ${kind}`, await touchedBy(bench, pooled, query, searchMembers))
  add('similar people', await touchedBy(bench, own, rare, findSimilar))
  return rows
}

async function touchedBy(
  bench: Bench,
  viewers: Viewer[],
  query: Query,
  run: typeof searchMembers | typeof findSimilar,
): Promise<Touched> {
  const works = []
  for (const { ctx } of viewers) {
    const search = await fillSearch(ctx, query)
    works.push({ ctx, work: (captured: typeof ctx) => run(captured, search, undefined) })
  }
  return countBuffers(bench, works)
}
