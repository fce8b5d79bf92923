import { and, eq, sql } from 'drizzle-orm'
import type { LiveEvent } from '#common/wire/events.ts'
import { grant } from '#server/credits/grant.ts'
import { balanceOf } from '#server/credits/queries.ts'
import { inTransaction, type MemberCtx } from '#server/kernel/context.ts'
import { int } from '#server/platform/db/columns.ts'
import { rows } from '#server/platform/db/rows.ts'
import { AppError } from '#server/platform/errors.ts'
import type { ChatRow } from '../queries.ts'
import { ledgerOf } from '../send/message-content.ts'
import { messagePhotos, messageReactions, messages, participants } from '../tables.ts'
import { findMessage } from './find-message.ts'
import { openChat } from './open-chat.ts'

type Message = Awaited<ReturnType<typeof findMessage>>

/**
 * Takes an own message back as long as the other one has not read it: nothing of it is left for either side, and its
 * credits come back, since it reached nobody. Throws `message_seen` afterwards, and always where one of the two does
 * not let it be seen what they have read, since the answer would tell. A request counts as unread until it is accepted.
 * Doing it again changes nothing. Returns the balance.
 */
export async function unsendMessage(ctx: MemberCtx, conversationId: string, number: number): Promise<number> {
  return inTransaction(ctx, async (tx) => {
    const chat = await openChat(tx, conversationId)
    // Locks the conversation first and then the participant, as every send does.
    await tx.db.execute(sql`select from conversation where id = ${conversationId} for no key update`)
    const message = await findMessage(tx, chat, number)
    if (message.senderId !== tx.actor.memberId) throw new AppError('not_found')
    if (message.unsentAt === null) {
      await checkUnread(tx, chat, number)
      await clear(tx, message)
      await countOneLess(tx, chat, number)
      await giveBack(tx, message)
      await announce(tx, chat, message)
    }
    return balanceOf(tx, tx.actor.memberId)
  })
}

async function checkUnread(ctx: MemberCtx, chat: ChatRow, number: number): Promise<void> {
  const [reader] = await rows(
    ctx.db,
    { known: int },
    sql`
    select case when request then 0 else greatest(read_number, hidden_to) end as known from participant
    where conversation_id = ${chat.conversationId} and member_id = ${chat.otherId} for update`,
  )
  if (!reader || !chat.showsSeen || reader.known >= number) throw new AppError('message_seen')
}

async function clear({ db, now }: MemberCtx, { conversationId, number, photoId }: Message): Promise<void> {
  await db
    .update(messages)
    .set({
      unsentAt: now(),
      body: '',
      gift: null,
      gif: null,
      photoId: null,
      quotedPrompt: null,
      quotedAnswer: null,
      quotedPhoto: null,
      quotedNumber: null,
    })
    .where(and(eq(messages.conversationId, conversationId), eq(messages.number, number)))
  if (photoId !== null) await db.delete(messagePhotos).where(eq(messagePhotos.id, photoId))
  await db
    .delete(messageReactions)
    .where(and(eq(messageReactions.conversationId, conversationId), eq(messageReactions.number, number)))
}

/** Counts one unread message less for the receiver, unless it has been read, as one of a request may have been. */
async function countOneLess(
  { db }: MemberCtx,
  { conversationId, otherId }: ChatRow,
  number: number,
): Promise<void> {
  await db
    .update(participants)
    .set({ unread: sql`${participants.unread} - 1` })
    .where(
      and(
        eq(participants.conversationId, conversationId),
        eq(participants.memberId, otherId),
        sql`greatest(${participants.readNumber}, ${participants.hiddenTo}) < ${number}`,
      ),
    )
}

async function giveBack(ctx: MemberCtx, { kind, cost, clientId }: Message): Promise<void> {
  if (cost === 0) return
  const { memberId } = ctx.actor
  await grant(ctx, {
    memberId,
    companyId: ctx.site.companyId,
    from: ledgerOf(kind).house,
    amount: cost,
    kind: 'unsent',
    reference: `${memberId}:${clientId}`,
  })
}

/** Tells both sides, and changes the event that is kept: who was away and reads the stream later receives no words. */
async function announce(ctx: MemberCtx, { otherId }: ChatRow, message: Message): Promise<void> {
  const { conversationId: chat, number, createdAt } = message
  const from = ctx.actor.memberId
  const event: LiveEvent = { type: 'unsent', chat, from, number }
  await ctx.db.execute(sql`
    update event set payload = ${JSON.stringify(event)}::jsonb
    where member_id in (${from}, ${otherId}) and created_at >= ${createdAt.toISOString()}::timestamptz
      and payload->>'type' = 'message' and payload->>'chat' = ${chat}
      and payload->'message'->>'number' = ${String(number)}`)
  for (const reader of [from, otherId].sort()) await ctx.events.publish(ctx, reader, event)
}
