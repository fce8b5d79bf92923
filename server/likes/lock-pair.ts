import { sql } from 'drizzle-orm'
import type { MemberCtx } from '../kernel/context.ts'

/** One at a time for each pair, in either direction, so that two likes at once see each other. */
export async function lockPair(ctx: MemberCtx, a: string, b: string): Promise<void> {
  const pair = [a, b].sort().join(' ')
  await ctx.db.execute(sql`select pg_advisory_xact_lock(hashtextextended(${pair}, 0))`)
}
