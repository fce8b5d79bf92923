import { eq } from 'drizzle-orm'
import type { Ctx } from '../kernel/context.ts'
import { members } from './tables.ts'

/** Makes the member premium or no longer, whichever site the request came to; the row is locked from then on. */
export async function setPaid(ctx: Ctx, memberId: string, paid: boolean): Promise<void> {
  await ctx.db.update(members).set({ paid }).where(eq(members.id, memberId))
}
