import { fillSearch } from '#server/profiles/fill-search.ts'
import { searchMembers } from '#server/profiles/search-members.ts'
import { findSimilar } from '#server/profiles/similar-members.ts'
import type { Bench } from '../bench.ts'
import { captureStatements } from '../capture-statements.ts'
import { explainBuffers } from '../explain-buffers.ts'
import { median } from '../measure.ts'
import { limitRow, plainRow, type Row } from '../row.ts'

type Query = Parameters<typeof fillSearch>[1]

const viewersAsked = 20
/** A query of a search reads no more pages of a million members' database. */
const most = 250

const kinds: Record<string, Query> = {
  'under 5 km': { distance: 5 },
  'under 25 km': { distance: 25 },
  'under 100 km': { distance: 100 },
  'of everyone, nearest first': { gender: 'everyone' },
  'last active': { sort: 'active' },
  newest: { sort: 'newest' },
  'of one year of age': { min_age: 44, max_age: 44 },
}

/** How many pages of the database other searches than the usual one touch, and a statement of the similar people. */
export async function searchKindRows(bench: Bench): Promise<Row[]> {
  const rows: Row[] = []
  for (const [kind, query] of Object.entries(kinds))
    rows.push(bufferRow(bench, `search ${kind}, buffers`, await countBuffers(bench, query, 'page')))
  const rare: Query = { min_age: 90, max_age: 91, distance: 10 }
  rows.push(
    bufferRow(bench, 'similar people, buffers of a statement', await countBuffers(bench, rare, 'similar')),
  )
  return rows
}

async function countBuffers({ viewers, bare }: Bench, query: Query, what: 'page' | 'similar') {
  const counted: number[] = []
  for (const { ctx } of viewers.slice(0, viewersAsked)) {
    const search = await fillSearch(ctx, query)
    const statements = await captureStatements(bare, ctx, (captured) =>
      what === 'page' ? searchMembers(captured, search, undefined) : findSimilar(captured, search),
    )
    for (const statement of statements) counted.push(await explainBuffers(bare, statement))
  }
  return counted
}

function bufferRow({ members }: Bench, what: string, counted: number[]): Row {
  const worst = Math.max(...counted)
  const goal = { hold: most, reach: most, unit: 'buffers', baseline: `worst of ${counted.length}: ${worst}` }
  return members >= 1_000_000
    ? limitRow(what, median(counted), goal)
    : plainRow(what, `${median(counted)} buffers`, goal.baseline)
}
