import type { Ctx } from '../kernel/context.ts'
import { profiles } from './tables.ts'

/** Creates a new member's profile. It is seen by nobody until gender and place are known. */
export async function createProfile(ctx: Ctx, memberId: string, birthDate: string): Promise<void> {
  const now = ctx.now()
  await ctx.db.insert(profiles).values({
    memberId,
    siteId: ctx.site.id,
    birthDate,
    isFictional: false,
    lastActiveAt: now,
    createdAt: now,
  })
}
