import { sql } from 'drizzle-orm'
import type { Ctx } from '../platform/context.ts'
import { type MessageRow, messages } from './tables.ts'

/**
 * Writes a message and both sides' places in it: the receiver has one more unread, and whoever had removed the
 * conversation sees it again. The rows are touched in the order of the members' ids.
 */
export async function storeMessage(ctx: Ctx, message: MessageRow, to: string): Promise<void> {
  await ctx.db.insert(messages).values(message)
  const at = message.createdAt.toISOString()
  const rows = [message.senderId, to].sort().map((id) => {
    const other = id === to ? message.senderId : to
    return sql`(${message.conversationId}::uuid, ${id}::uuid, ${other}::uuid, ${id === to ? 1 : 0}, ${at}::timestamptz)`
  })
  await ctx.db.execute(sql`
    insert into participant (conversation_id, member_id, other_id, unread, last_at)
    values ${sql.join(rows, sql`, `)}
    on conflict (conversation_id, member_id) do update set
      unread = participant.unread + excluded.unread,
      hidden = false,
      last_at = greatest(participant.last_at, excluded.last_at)`)
}
