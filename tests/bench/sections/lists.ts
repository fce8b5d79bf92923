import { sql } from 'drizzle-orm'
import type { MemberCtx } from '#server/kernel/context.ts'
import { countNewLikes, findLikes } from '#server/likes/queries.ts'
import { findStack } from '#server/likes/swipe/swipe-stack.ts'
import { findFits } from '#server/profiles/matching/find-fits.ts'
import { findFavourites } from '#server/profiles/saved/favourites.ts'
import { countPeople } from '#server/profiles/search/count-found.ts'
import { fillSearch, type Search } from '#server/profiles/search/fill-search.ts'
import { findVisitors } from '#server/profiles/visits/find-visitors.ts'
import type { Bench } from '../bench.ts'
import { bufferRow, countBuffers } from '../buffer-row.ts'
import { fillLists } from '../fill-lists.ts'
import { throughput } from '../measure.ts'
import { fine, plainRow, type Row, whole } from '../row.ts'

const viewersAsked = 20
const workers = 8
const weekMs = 7 * 86_400_000

const answers = { intent: 'lasting', mood: 'active', near: 'region', age: 'close' } as const
/** Whom the finder leaves out: the answer of /api/match-finder.php says the same. */
const liked = ({ actor }: MemberCtx) =>
  sql`select to_id from member_like where from_id = ${actor.memberId}::uuid`

/** The lists of people other than the search: each is one statement. `search` is the viewer's, under 100 km. */
const lists: Record<string, (ctx: MemberCtx, search: Search) => Promise<unknown>> = {
  'visitors, a page': (ctx) => findVisitors(ctx, undefined),
  'favourites, a page': (ctx) => findFavourites(ctx, undefined),
  'likes received, a page': (ctx) => findLikes(ctx, 'received', undefined),
  'likes sent, a page': (ctx) => findLikes(ctx, 'sent', undefined),
  'matches, a page': (ctx) => findLikes(ctx, 'matches', undefined),
  'likes, how many are new': countNewLikes,
  'swipe stack': findStack,
  'match finder': (ctx) => findFits(ctx, answers, liked(ctx)),
  'signup matches': (ctx) => findFits(ctx, {}, liked(ctx)),
  'saved search, who is new': (ctx, search) =>
    countPeople(ctx, { ...search, joinedAfter: new Date(Date.now() - weekMs).toISOString() }),
}

export async function listsSection(bench: Bench): Promise<Row[]> {
  await fillLists(bench)
  const looking: { ctx: MemberCtx; search: Search }[] = []
  for (const { ctx } of bench.viewers) looking.push({ ctx, search: await fillSearch(ctx, { distance: 100 }) })
  const rows: Row[] = []
  for (const [what, list] of Object.entries(lists)) {
    const works = looking
      .slice(0, viewersAsked)
      .map(({ ctx, search }) => ({ ctx, work: (captured: MemberCtx) => list(captured, search) }))
    rows.push(bufferRow(bench, `${what}, buffers`, await countBuffers(bench, works)))
    const { perSecond, p50 } = await throughput(
      (turn) => {
        const { ctx, search } = looking[turn % looking.length]!
        return list(ctx, search)
      },
      { workers, seconds: bench.pace.seconds },
    )
    rows.push(plainRow(what, `${whole(perSecond)}/s`, `median ${fine(p50)} ms, ${workers} at once`))
  }
  return rows
}
