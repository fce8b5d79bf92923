import { and, eq, sql } from 'drizzle-orm'
import { inTransaction, type MemberCtx } from '#server/kernel/context.ts'
import { AppError } from '#server/platform/errors.ts'
import { lockParticipant } from '../lock-participant.ts'
import { totalUnread } from '../queries.ts'
import { conversations, participants } from '../tables.ts'

/**
 * Removes a conversation from the member's own list, with all that was written so far; the other side keeps it. The
 * next message brings it back with what came after. Removing it again changes nothing.
 */
export async function hideConversation(ctx: MemberCtx, conversationId: string): Promise<void> {
  await inTransaction(ctx, async (tx) => {
    const participant = await lockParticipant(tx, conversationId)
    if (!participant) throw new AppError('not_found')
    if (participant.hidden) return
    await tx.db
      .update(participants)
      .set({
        hidden: true,
        pin: null,
        archived: false,
        unread: 0,
        hiddenTo: sql`(select ${conversations.lastNumber} from ${conversations} where ${conversations.id} = ${conversationId})`,
      })
      .where(
        and(eq(participants.conversationId, conversationId), eq(participants.memberId, tx.actor.memberId)),
      )
    await tx.events.publish(tx, tx.actor.memberId, {
      type: 'read',
      chat: conversationId,
      total_unread_messages: await totalUnread(tx),
    })
  })
}
