import { type SQL, sql } from 'drizzle-orm'
import { limits } from '#common/limits.ts'
import type { ChatSearch } from '#common/wire/conversations.ts'
import type { MemberCtx } from '#server/kernel/context.ts'
import { presentMembers } from '#server/likes/present-members.ts'
import { int, text, timestamp, uuid } from '#server/platform/db/columns.ts'
import { limitTo } from '#server/platform/db/prepared.ts'
import { rows } from '#server/platform/db/rows.ts'
import { isShownTo } from '#server/profiles/relation/shown-to.ts'
import { excerptOf } from './excerpt.ts'
import { wordPatterns } from './word-patterns.ts'

/**
 * Finds the member's conversations with those whose name has all words, and the messages that have them. It looks at
 * what the member can read, wherever it is kept, and at nothing that was removed, taken back or is beyond a free
 * member's history.
 */
export async function searchChats(ctx: MemberCtx, query: string): Promise<ChatSearch> {
  const patterns = wordPatterns(query)
  const people = await findPeople(ctx, patterns)
  const found = await findMessages(ctx, patterns)
  const messages = found.slice(0, limits.chatSearchMessages)
  const cards = await presentMembers(
    ctx,
    [...people, ...messages].map(({ other }) => other),
  )
  return {
    members: people.flatMap(({ conversation, other }) => {
      const profile = cards.get(other)
      return profile ? [{ conversation, profile }] : []
    }),
    messages: messages.flatMap(({ conversation, other, number, sender, body, at }) => {
      const profile = cards.get(other)
      const own = sender === ctx.actor.memberId
      const sent_at = new Date(at).toISOString()
      return profile
        ? [{ conversation, profile, number, own, sent_at, body, excerpt: excerptOf(body, patterns) }]
        : []
    }),
    more: found.length > messages.length,
  }
}

function findPeople(ctx: MemberCtx, patterns: string[]) {
  return rows(
    ctx.db,
    { conversation: uuid, other: uuid },
    sql`
    select participant.conversation_id as conversation, participant.other_id as other
    from participant join member on member.id = participant.other_id
    where participant.member_id = ${ctx.actor.memberId} and not participant.hidden and ${hasAll(sql`member.name`, patterns)}
      and ${isShownTo(ctx, sql`participant.other_id`)}
    order by participant.last_at desc, participant.conversation_id desc ${limitTo(limits.chatSearchMembers)}`,
  )
}

/**
 * Reads the member's own conversations by the key of their messages: no index on words is kept, which every message
 * sent would pay for and which, of a common word, would bring everybody's messages.
 */
function findMessages(ctx: MemberCtx, patterns: string[]) {
  const floor = ctx.actor.paid
    ? sql`participant.hidden_to`
    : sql`greatest(participant.hidden_to, conversation.last_number - ${limits.freeHistory}::integer)`
  return rows(
    ctx.db,
    { conversation: uuid, other: uuid, number: int, sender: uuid, body: text, at: timestamp },
    sql`
    select found.conversation_id as conversation, participant.other_id as other, found.number, found.sender_id as sender,
      found.body, found.created_at as at
    from participant join conversation on conversation.id = participant.conversation_id
    cross join lateral (
      select message.conversation_id, message.number, message.sender_id, message.body, message.created_at
      from message where message.conversation_id = participant.conversation_id and message.number > ${floor}
        and message.unsent_at is null and ${hasAll(sql`message.body`, patterns)}
      order by message.number desc ${limitTo(limits.chatSearchMessages + 1)}
    ) as found
    where participant.member_id = ${ctx.actor.memberId} and not participant.hidden
      and ${isShownTo(ctx, sql`participant.other_id`)}
    order by found.created_at desc, found.conversation_id desc, found.number desc
    ${limitTo(limits.chatSearchMessages + 1)}`,
  )
}

function hasAll(column: SQL, patterns: string[]): SQL {
  return sql.join(
    patterns.map((pattern) => sql`${column} ~* ${pattern}`),
    sql` and `,
  )
}
