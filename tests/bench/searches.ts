import type { MemberCtx } from '#server/kernel/context.ts'
import { presentMembers } from '#server/likes/present-members.ts'
import { fillSearch, type Search } from '#server/profiles/search/fill-search.ts'
import { searchMembers } from '#server/profiles/search/search-members.ts'
import type { Bench } from './bench.ts'
import { captureStatements } from './capture-statements.ts'

/** Every viewer's default search, or one with the filters of `query`, as the verb does it and as the verb's own two statements through the bare driver. */
export async function prepareSearches(
  { viewers, bare }: Bench,
  query: Parameters<typeof fillSearch>[1] = {},
) {
  const searches = await Promise.all(viewers.map(({ ctx }) => fillSearch(ctx, query)))
  const statements = await Promise.all(
    viewers.map(({ ctx }, at) => captureStatements(bare, ctx, (captured) => find(captured, searches[at]!))),
  )
  return {
    statements,
    inDriver: async (turn: number) => {
      for (const statement of statements[turn % statements.length]!) await bare.query(statement)
    },
    asVerb: (turn: number) => {
      const at = turn % viewers.length
      return find(viewers[at]!.ctx, searches[at]!)
    },
  }
}

/** The search with its count, and then the cards of those who are shown. */
async function find(ctx: MemberCtx, search: Search) {
  const { ids } = await searchMembers(ctx, search, undefined)
  return presentMembers(ctx, ids)
}
