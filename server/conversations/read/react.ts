import { and, eq } from 'drizzle-orm'
import type { Reaction } from '#common/conversations/reactions.ts'
import type { Message } from '#common/wire/conversations.ts'
import type { LiveEvent } from '#common/wire/events.ts'
import { inTransaction, type MemberCtx } from '#server/kernel/context.ts'
import { AppError } from '#server/platform/errors.ts'
import { requireRelation } from '#server/profiles/relation/relation.ts'
import { messageReactions, participants } from '../tables.ts'
import { findMessage } from './find-message.ts'
import { openChat } from './open-chat.ts'

type Place = { conversation: string; number: number }

/**
 * Puts the caller's reaction on a message in place of an earlier one, or takes it away (null). It is an answer: a
 * member who may not write may not react, and one who reacts to a request accepts it. A message that was taken back has
 * no reactions.
 */
export async function react(
  ctx: MemberCtx,
  { conversation, number }: Place,
  reaction: Reaction | null,
): Promise<Message['reactions']> {
  return inTransaction(ctx, async (tx) => {
    const me = tx.actor.memberId
    const chat = requireRelation(await openChat(tx, conversation), 'message')
    const message = await findMessage(tx, chat, number)
    if (message.unsentAt !== null) throw new AppError('not_found')
    const place = and(eq(messageReactions.conversationId, conversation), eq(messageReactions.number, number))
    const changed =
      reaction === null
        ? await tx.db
            .delete(messageReactions)
            .where(and(place, eq(messageReactions.memberId, me)))
            .returning()
        : await tx.db
            .insert(messageReactions)
            .values({ conversationId: conversation, number, memberId: me, reaction, createdAt: tx.now() })
            .onConflictDoUpdate({
              target: [messageReactions.conversationId, messageReactions.number, messageReactions.memberId],
              set: { reaction, createdAt: tx.now() },
            })
            .returning()
    if (chat.request)
      await tx.db
        .update(participants)
        .set({ request: false })
        .where(and(eq(participants.conversationId, conversation), eq(participants.memberId, me)))
    const all = await tx.db.select().from(messageReactions).where(place)
    const of = (id: string) => all.find(({ memberId }) => memberId === id)?.reaction ?? null
    if (changed.length > 0)
      for (const reader of [me, chat.otherId].sort()) {
        const reactions = { own: of(reader), theirs: of(reader === me ? chat.otherId : me) }
        const event: LiveEvent = { type: 'reaction', chat: conversation, from: me, number, reactions }
        await tx.events.publish(tx, reader, event)
      }
    if (chat.request) {
      const { pin, archived, muted } = chat
      const options = { pinned: pin !== null, archived, muted, request: false }
      await tx.events.publish(tx, me, { type: 'listed', chat: conversation, ...options })
    }
    return { own: of(me), theirs: of(chat.otherId) }
  })
}
