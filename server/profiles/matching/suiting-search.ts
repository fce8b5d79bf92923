import { niches } from '#common/niches.ts'
import type { Ctx } from '#server/ctx/context.ts'
import { fillSearch, type Search } from '../fill-search.ts'

/** Whom a member could like: the default search, nearest first, and of both genders where the member looks for both. */
export async function suitingSearch(ctx: Ctx): Promise<Search> {
  const search = await fillSearch(ctx, {})
  const niche = niches[ctx.site.niche]
  const seeksBoth = ctx.actor.kind === 'member' && ctx.actor.seeker?.sexuality === 'bi'
  if (!seeksBoth || niche === 'women' || niche === 'gay') return search
  return { ...search, gender: 'everyone' }
}
