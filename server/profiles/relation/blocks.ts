import { type SQL, type SQLWrapper, sql } from 'drizzle-orm'
import type { Ctx, MemberCtx } from '#server/kernel/context.ts'
import { fragment } from '#server/platform/db/fragment.ts'
import { limitTo } from '#server/platform/db/prepared.ts'
import { type Step, step } from '#server/platform/db/step.ts'
import { afterPlace, type ListPlace } from '../list-cursor.ts'

/*
 * What is asked of the table `block`. No other file reads it, and `npm run verify` checks that (check-block-reads.mjs).
 */

/** Selects the ids of those whom a member blocked. */
export function blockedBy(memberId: string): SQL {
  return fragment`select to_id as id from block where from_id = ${memberId}::uuid`
}

/** Selects the ids of those who blocked a member. */
export function blockersOf(memberId: string): SQL {
  return fragment`select from_id as id from block where to_id = ${memberId}::uuid`
}

export function blockedEitherWay(memberId: string): SQL {
  return fragment`${blockedBy(memberId)} union all ${blockersOf(memberId)}`
}

/** The condition that neither of two members blocked the other. */
export function notBlocked(one: SQLWrapper, other: SQLWrapper): SQL {
  return fragment`not exists (select from block
    where (from_id = ${one} and to_id = ${other}) or (from_id = ${other} and to_id = ${one}))`
}

/** The step of a statement that reads whom the caller blocked or is blocked by; `ids` selects them from it. */
export type BlockedStep = Step & { ids: SQL }

export function blockedStep({ actor }: Pick<Ctx, 'actor'>): BlockedStep {
  const found =
    actor.kind !== 'member' ? fragment`select null::uuid as id where false` : blockedEitherWay(actor.memberId)
  const blocked = step('blocked', found)
  return { ...blocked, ids: fragment`select id from ${blocked.name}` }
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
