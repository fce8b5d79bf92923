import { type SQL, sql } from 'drizzle-orm'
import type { Ctx } from '../platform/context.ts'

/** The condition on a stored live event that the other member in it is blocked neither way by its reader. */
export function notAboutBlocked(reader: SQL): SQL {
  const other = sql`coalesce(payload->>'from', payload->>'id')::uuid`
  return sql`not exists (select from block
    where (from_id = ${reader} and to_id = ${other}) or (from_id = ${other} and to_id = ${reader}))`
}

/** Whom the viewer blocked or is blocked by, as `id`. */
export function blockedFor({ actor }: Ctx): SQL {
  if (actor.kind === 'visitor') return sql`select null::uuid as id where false`
  return sql`select to_id as id from block where from_id = ${actor.memberId}
    union all select from_id from block where to_id = ${actor.memberId}`
}

/**
 * The condition that a member's id is blocked neither by the viewer nor the other way round. The two lists are read
 * once a statement and looked up by hash, not once a row.
 */
export function notBlocked(viewerId: string, memberId: SQL): SQL {
  return sql`${memberId} not in (
    select to_id from block where from_id = ${viewerId} union all select from_id from block where to_id = ${viewerId})`
}
