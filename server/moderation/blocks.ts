import { and, eq, or, type SQL, sql } from 'drizzle-orm'
import type { Ctx } from '../platform/context.ts'
import { blocks } from './tables.ts'

/** Whether either of the two has blocked the other. */
export async function isBlockedEitherWay(ctx: Ctx, a: string, b: string): Promise<boolean> {
  const rows = await ctx.db
    .select({ fromId: blocks.fromId })
    .from(blocks)
    .where(or(pair(a, b), pair(b, a)))
    .limit(1)
  return rows.length > 0
}

export async function blockedBy(ctx: Ctx, blocker: string, blocked: string): Promise<boolean> {
  const rows = await ctx.db.select({ fromId: blocks.fromId }).from(blocks).where(pair(blocker, blocked))
  return rows.length > 0
}

/**
 * The condition that a member's id is blocked neither by the viewer nor the other way round. The two lists are read
 * once a statement and looked up by hash, not once a row.
 */
export function notBlocked(viewerId: string, memberId: SQL): SQL {
  return sql`${memberId} not in (
    select to_id from block where from_id = ${viewerId} union all select from_id from block where to_id = ${viewerId})`
}

function pair(fromId: string, toId: string) {
  return and(eq(blocks.fromId, fromId), eq(blocks.toId, toId))
}
