import { eq } from 'drizzle-orm'
import type { MemberCtx } from '../ctx/context.ts'
import { profiles } from './tables.ts'

/** Switches the invisible mode (spec §4): hidden from search, and reached only by whom the member reached out to. */
export async function setInvisible(ctx: MemberCtx, invisible: boolean): Promise<void> {
  await ctx.db.update(profiles).set({ invisible }).where(eq(profiles.memberId, ctx.actor.memberId))
}
