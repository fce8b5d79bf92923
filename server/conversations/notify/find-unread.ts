import { sql } from 'drizzle-orm'
import type { Ctx } from '#server/kernel/context.ts'
import { bool, int, type Row, uuid } from '#server/platform/db/columns.ts'
import { rows } from '#server/platform/db/rows.ts'

/** A message that its receiver has not read. */
const unreadShape = {
  conversation: uuid,
  number: int,
  readNumber: int,
  /** The receiver has neither read nor written anything in the conversation yet. */
  isFirst: bool,
}
export type UnreadMessage = Row<typeof unreadShape>

/**
 * Finds a message that should still be told of: its receiver has neither read it nor removed or muted the conversation,
 * and it is no request.
 */
export async function findUnreadMessage(
  { db }: Pick<Ctx, 'db'>,
  { from, to, client_id }: { from: string; to: string; client_id: string },
): Promise<UnreadMessage | undefined> {
  const [found] = await rows(
    db,
    unreadShape,
    sql`
    select message.conversation_id as conversation, message.number, participant.read_number as "readNumber",
      conversation.opened_by = message.sender_id and participant.read_number = 0 and not exists (
        select from message own where own.conversation_id = conversation.id and own.sender_id = ${to}) as "isFirst"
    from message join conversation on conversation.id = message.conversation_id
      join participant on participant.conversation_id = message.conversation_id and participant.member_id = ${to}
    where message.sender_id = ${from} and message.client_id = ${client_id}
      and participant.read_number < message.number and not participant.hidden and message.unsent_at is null
      and not participant.muted and not participant.request`,
  )
  return found
}

/** How many messages the member has not read in a conversation that they want to be told of. */
export async function findUnread(
  { db }: Pick<Ctx, 'db'>,
  memberId: string,
  conversation: string,
): Promise<number> {
  const [found] = await rows(
    db,
    { unread: int },
    sql`
    select unread from participant where conversation_id = ${conversation} and member_id = ${memberId}
      and not hidden and not muted and not request`,
  )
  return found?.unread ?? 0
}
