import { type SQL, sql } from 'drizzle-orm'
import { limits } from '#common/limits.ts'
import type { MemberCtx } from '#server/kernel/context.ts'
import { uuid } from '#server/platform/db/columns.ts'
import { rows } from '#server/platform/db/rows.ts'
import { withSteps } from '#server/platform/db/step.ts'
import { blockedStep } from '../relation/blocks.ts'
import { fillSearch } from '../search/fill-search.ts'
import { pageOf } from '../search/search-rings.ts'

/** The nearest of those whom the member could like, but for those whose ids `without` selects. */
export async function findNearest(ctx: MemberCtx, without: SQL): Promise<string[]> {
  const search = { ...(await fillSearch(ctx, {})), without }
  const blocked = blockedStep(ctx)
  const { steps, page } = pageOf(ctx, search, { blocked, most: limits.searchPage })
  const found = await rows(
    ctx.db,
    { id: uuid },
    sql`
    ${withSteps([blocked, ...steps])}
    select member_id as id from (${page}) as found order by ring, at desc, member_id desc`,
  )
  return found.map(({ id }) => id)
}
