import type { MemberCtx } from '#server/kernel/context.ts'
import { requireRelation } from '#server/profiles/relation/relation.ts'
import { type ChatRow, findChat } from '../queries.ts'

/**
 * Finds the member's own conversation. Throws `not_found` for one that is unknown, another's, with a member who cannot
 * be seen any more or whom the reader blocked, and `blocked_by` where the other side blocked the reader.
 */
export async function openChat(ctx: MemberCtx, conversationId: string): Promise<ChatRow> {
  return requireRelation(await findChat(ctx, conversationId), 'chat')
}
