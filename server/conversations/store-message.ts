import { type SQL, sql } from 'drizzle-orm'
import type { NewMessage } from './tables.ts'

/**
 * The steps `stored` and `placed`: the message, and both sides' places in the conversation. The receiver has one more
 * unread, and whoever had removed the conversation sees it again. The rows are touched in the order of the members' ids,
 * and after the payment's: every transaction takes its locks in one order, so that none waits for another in a circle.
 */
export function storeMessage(message: NewMessage, to: string): SQL {
  const { senderId, clientId, kind, body, cost } = message
  const at = sql`${message.createdAt.toISOString()}::timestamptz`
  const places = [senderId, to].sort().map((id) => {
    const other = id === to ? senderId : to
    return sql`(${id}::uuid, ${other}::uuid, ${id === to ? 1 : 0}::integer)`
  })
  return sql`stored as (
      insert into message (conversation_id, number, sender_id, client_id, kind, body, cost, transfer_id, created_at)
      select id, number, ${senderId}::uuid, ${clientId}::uuid, ${kind}, ${body}, ${cost}::integer,
        ${cost > 0 ? sql`(select id from moved)` : sql`null`}, ${at}
      from taken
    ), placed as (
      insert into participant (conversation_id, member_id, other_id, unread, last_at)
      select taken.id, place.member_id, place.other_id, place.unread, ${at}
      from taken cross join (select count(*) from paid) as payment cross join (values ${sql.join(places, sql`, `)}) as place (member_id, other_id, unread)
      order by place.member_id
      on conflict (conversation_id, member_id) do update set
        unread = participant.unread + excluded.unread,
        hidden = false,
        last_at = greatest(participant.last_at, excluded.last_at)
      returning member_id
    )`
}
