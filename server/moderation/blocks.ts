import { and, eq, type SQL, sql } from 'drizzle-orm'
import type { Ctx } from '../platform/context.ts'
import { blocks } from './tables.ts'

/** Whether the one has blocked the other; the way back is a question of its own. */
export async function blockedBy(ctx: Ctx, blocker: string, blocked: string): Promise<boolean> {
  const rows = await ctx.db
    .select({ fromId: blocks.fromId })
    .from(blocks)
    .where(and(eq(blocks.fromId, blocker), eq(blocks.toId, blocked)))
  return rows.length > 0
}

/** The condition on a stored live event that the other member in it is blocked neither way. */
export function notAboutBlocked(memberId: string): SQL {
  const other = sql`coalesce(payload->>'from', payload->>'id')::uuid`
  return sql`(${other} is null or ${notBlocked(memberId, other)})`
}

/**
 * The condition that a member's id is blocked neither by the viewer nor the other way round. The two lists are read
 * once a statement and looked up by hash, not once a row.
 */
export function notBlocked(viewerId: string, memberId: SQL): SQL {
  return sql`${memberId} not in (
    select to_id from block where from_id = ${viewerId} union all select from_id from block where to_id = ${viewerId})`
}
