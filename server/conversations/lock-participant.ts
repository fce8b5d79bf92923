import { and, eq } from 'drizzle-orm'
import type { MemberCtx } from '../kernel/context.ts'
import { participants } from './tables.ts'

/**
 * Locks the member's own row of a conversation, so that a message arriving meanwhile is counted before or after, and
 * not lost. Undefined when the member has none.
 */
export async function lockParticipant(ctx: MemberCtx, conversationId: string) {
  const [participant] = await ctx.db
    .select()
    .from(participants)
    .where(
      and(eq(participants.conversationId, conversationId), eq(participants.memberId, ctx.actor.memberId)),
    )
    .for('update')
  return participant
}
