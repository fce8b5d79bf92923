import { eq } from 'drizzle-orm'
import type { MemberCtx } from '#server/kernel/context.ts'
import { profiles } from '../tables.ts'

export async function keepSearch(ctx: MemberCtx, search: Record<string, string>): Promise<void> {
  await ctx.db.update(profiles).set({ lastSearch: search }).where(eq(profiles.memberId, ctx.actor.memberId))
}
