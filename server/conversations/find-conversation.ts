import { and, eq } from 'drizzle-orm'
import type { Ctx } from '../platform/context.ts'
import { conversations } from './tables.ts'

/** The id of the viewer's conversation with a member, or null where there is none. */
export async function findConversation(ctx: Ctx, otherId: string): Promise<string | null> {
  if (ctx.actor.kind === 'visitor' || ctx.actor.memberId === otherId) return null
  const [lowId, highId] = [ctx.actor.memberId, otherId].sort() as [string, string]
  const [row] = await ctx.db
    .select({ id: conversations.id })
    .from(conversations)
    .where(
      and(
        eq(conversations.companyId, ctx.site.companyId),
        eq(conversations.lowId, lowId),
        eq(conversations.highId, highId),
      ),
    )
  return row?.id ?? null
}
