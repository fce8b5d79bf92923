import { eq } from 'drizzle-orm'
import type { Ctx } from '../platform/context.ts'
import { members } from './tables.ts'

/** A purchase makes the member premium, whichever site the request came to. */
export async function setPaid(ctx: Ctx, memberId: string): Promise<void> {
  await ctx.db.update(members).set({ paid: true }).where(eq(members.id, memberId))
}
