import { sql } from 'drizzle-orm'
import type { Ctx } from '../ctx/context.ts'

/** A message that its receiver has not read. */
export type UnreadMessage = {
  conversation: string
  number: number
  readNumber: number
  /** The receiver has neither read nor written anything in the conversation yet. */
  isFirst: boolean
}

/** The message, as long as its receiver has neither read it nor removed the conversation. */
export async function findUnreadMessage(
  { db }: Pick<Ctx, 'db'>,
  { from, to, client_id }: { from: string; to: string; client_id: string },
): Promise<UnreadMessage | undefined> {
  const { rows } = await db.execute<UnreadMessage>(sql`
    select message.conversation_id as conversation, message.number, participant.read_number as "readNumber",
      conversation.opened_by = message.sender_id and participant.read_number = 0 and not exists (
        select from message own where own.conversation_id = conversation.id and own.sender_id = ${to}) as "isFirst"
    from message join conversation on conversation.id = message.conversation_id
      join participant on participant.conversation_id = message.conversation_id and participant.member_id = ${to}
    where message.sender_id = ${from} and message.client_id = ${client_id}
      and participant.read_number < message.number and not participant.hidden`)
  return rows[0]
}

/** Whether the member has something unread in the conversation. */
export async function findUnread(
  { db }: Pick<Ctx, 'db'>,
  memberId: string,
  conversation: string,
): Promise<boolean> {
  const { rows } = await db.execute(sql`
    select from participant where conversation_id = ${conversation} and member_id = ${memberId}
      and unread > 0 and not hidden`)
  return rows.length > 0
}
