import { type SQL, sql } from 'drizzle-orm'
import type { Ctx, MemberCtx } from '#server/ctx/context.ts'
import { limitTo } from '#server/platform/db/prepared.ts'
import { afterPlace, type ListPlace } from '../list-cursor.ts'

/*
 * What is asked of the table `block`. No other file reads it, and `npm run verify` checks that (check-block-reads.mjs).
 */

/** Selects the ids of those whom a member blocked. */
export function blockedBy(viewerId: string): SQL {
  return sql`select to_id as id from block where from_id = ${viewerId}::uuid`
}

/** Selects the ids of those who blocked a member. */
export function blockersOf(viewerId: string): SQL {
  return sql`select from_id as id from block where to_id = ${viewerId}::uuid`
}

export function blockedEitherWay(viewerId: string): SQL {
  return sql`${blockedBy(viewerId)} union all ${blockersOf(viewerId)}`
}

/** The condition that neither of two members blocked the other. */
export function notBlocked(reader: SQL, other: SQL): SQL {
  return sql`not exists (select from block
    where (from_id = ${reader} and to_id = ${other}) or (from_id = ${other} and to_id = ${reader}))`
}

/** The step `blocked` (id): whom the caller blocked or is blocked by. */
export function blockedStep({ actor }: Pick<Ctx, 'actor'>): SQL {
  if (actor.kind !== 'member') return sql`blocked as materialized (select null::uuid as id where false)`
  return sql`blocked as materialized (${blockedEitherWay(actor.memberId)})`
}

/** Whom the caller blocked, by name, for the caller's own eyes; null for who is gone. */
export function ownBlocks({ actor }: MemberCtx): SQL {
  return sql`
    select case member.status when 'active' then member.name end as blocked, block.created_at
    from block join member on member.id = block.to_id
    where block.from_id = ${actor.memberId} order by block.created_at`
}

/** The same page by page (id, at, name), the latest first. */
export function blocksPage({ actor }: MemberCtx, after: ListPlace | undefined, most: number): SQL {
  return sql`
    select block.to_id as id, block.created_at as at, case member.status when 'active' then member.name end as name
    from block join member on member.id = block.to_id
    where block.from_id = ${actor.memberId} and ${afterPlace(after, sql`block.created_at`, sql`block.to_id`)}
    order by block.created_at desc, block.to_id desc ${limitTo(most)}`
}
