import { type SQL, sql } from 'drizzle-orm'
import { limits } from '#common/limits.ts'
import type { MemberCtx } from '../platform/context.ts'
import type { Sender } from './find-recipient.ts'

/**
 * The step `spent` (started): the first message of a conversation uses up one of a free member's. One too many breaks
 * member_free_conversations, which undoes the whole statement.
 */
export function spendConversation(ctx: MemberCtx): SQL {
  return sql`spent as (
      update member set conversations_started = conversations_started + 1
      from taken
      where member.id = ${ctx.actor.memberId} and not member.paid and taken.number = 1
      returning conversations_started as started
    )`
}

/** How many conversations the member may still open; null for as many as they like. */
export function conversationsLeft({ paid, started }: Pick<Sender, 'paid' | 'started'>): number | null {
  return paid ? null : Math.max(0, limits.freeConversations - started)
}
