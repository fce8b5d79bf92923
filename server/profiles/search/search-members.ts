import { sql } from 'drizzle-orm'
import { limits } from '#common/limits.ts'
import type { Ctx } from '#server/kernel/context.ts'
import { int, nullable, text, uuid } from '#server/platform/db/columns.ts'
import { one } from '#server/platform/db/one.ts'
import { prepared } from '#server/platform/db/prepared.ts'
import { rows } from '#server/platform/db/rows.ts'
import { withSteps } from '#server/platform/db/step.ts'
import { blockedStep } from '../relation/blocks.ts'
import { countFound } from './count-found.ts'
import type { Search } from './fill-search.ts'
import { asksForMore } from './search-conditions.ts'
import { readCursor, writeCursor } from './search-cursor.ts'
import { pageOf } from './search-rings.ts'

export type FoundMembers = {
  ids: string[]
  next: string | null
  count: { people: number; more: boolean; fictional: number }
}

const shape = { people: int, fictional: int, id: nullable(uuid), at: nullable(text), ring: nullable(int) }

/**
 * One page of the members whom a search finds, and how many there are in all: people up to the cap and one more,
 * fictional profiles apart. It is one statement on one table, whose indexes leave no choice that would depend on the
 * values: one plan serves all searches of a kind, but those with rarer filters.
 */
export async function searchMembers(
  ctx: Ctx,
  search: Search,
  cursor: string | undefined,
): Promise<FoundMembers> {
  const blocked = blockedStep(ctx)
  const { steps, page } = pageOf(ctx, search, { blocked, after: cursor ? readCursor(cursor) : undefined })
  const statement = sql`
    ${withSteps([blocked, ...steps])}
    select counted.people, counted.fictional, found.ring, found.member_id as id, found.at::text
    from (select ${countFound(ctx, search, 'people', blocked)} as people,
      ${countFound(ctx, search, 'fictional', blocked)} as fictional) counted
    left join (${page}) found on true
    order by found.ring, found.at desc, found.member_id desc`
  const answer = await rows(ctx.db, shape, asksForMore(search) ? statement : prepared(statement))
  const { people, fictional } = one(answer)
  const found = answer.flatMap(({ id, at, ring }) =>
    id === null || at === null || ring === null ? [] : [{ id, at, ring }],
  )
  const shown = found.slice(0, limits.searchPage)
  const last = shown.at(-1)
  return {
    ids: shown.map(({ id }) => id),
    next: last && found.length > shown.length ? writeCursor(last) : null,
    count: {
      people: Math.min(people, limits.countCap),
      more: people > limits.countCap,
      fictional: Math.min(fictional, limits.countCap),
    },
  }
}
