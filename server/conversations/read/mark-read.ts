import { sql } from 'drizzle-orm'
import { inTransaction, type MemberCtx } from '#server/kernel/context.ts'
import { int } from '#server/platform/db/columns.ts'
import { one } from '#server/platform/db/one.ts'
import { rows } from '#server/platform/db/rows.ts'
import { AppError } from '#server/platform/errors.ts'
import { lockParticipant } from '../lock-participant.ts'
import { totalUnread } from '../queries.ts'
import { openChat } from './open-chat.ts'

/**
 * Moves the member's read mark up to `number`, never back and never past the last message, and counts again what is
 * unread after it. Returns the member's unread messages in all.
 */
export async function markRead(ctx: MemberCtx, conversationId: string, number: number): Promise<number> {
  return inTransaction(ctx, async (tx) => {
    const { otherId } = await openChat(tx, conversationId)
    const before = await lockParticipant(tx, conversationId)
    if (!before) throw new AppError('not_found')
    const mark = await moveMark(tx, conversationId, number)
    const total = await totalUnread(tx)
    const told = before.request ? [tx.actor.memberId] : [tx.actor.memberId, otherId]
    if (mark > before.readNumber) await announce(tx, told, { conversationId, mark, total })
    return total
  })
}

/**
 * Moves the mark by a statement of its own after the lock, so that it sees every message that was counted as unread
 * before.
 */
async function moveMark(ctx: MemberCtx, conversationId: string, number: number): Promise<number> {
  const moved = await rows(
    ctx.db,
    { mark: int },
    sql`
    update participant set read_number = mark.number, unread = (
      select count(*) from message
      where conversation_id = ${conversationId} and message.number > mark.number
        and sender_id <> participant.member_id and message.number > participant.hidden_to
        and message.unsent_at is null)
    from (
      select greatest(own.read_number, least(${number}::integer, last_number)) as number
      from participant own join conversation on conversation.id = own.conversation_id
      where own.conversation_id = ${conversationId} and own.member_id = ${ctx.actor.memberId}
    ) mark
    where conversation_id = ${conversationId} and member_id = ${ctx.actor.memberId}
    returning read_number as mark`,
  )
  return one(moved).mark
}

type Mark = { conversationId: string; mark: number; total: number }

/**
 * Tells both sides, in the order of their ids, as every send does it. The sender of a request is not told that it was
 * read.
 */
async function announce(
  ctx: MemberCtx,
  told: string[],
  { conversationId, mark, total }: Mark,
): Promise<void> {
  const me = ctx.actor.memberId
  for (const reader of told.toSorted())
    await ctx.events.publish(
      ctx,
      reader,
      reader === me
        ? { type: 'read', chat: conversationId, total_unread_messages: total }
        : { type: 'seen', chat: conversationId, from: me, number: mark },
    )
}
