import { type SQL, sql } from 'drizzle-orm'

/**
 * Whether the account behind the rows `member`, `profile` and (perhaps absent) `conversation` of a query takes a
 * message from `reader`. An invisible member has to have written or liked first (spec §4).
 */
export function acceptsFrom(reader: string): SQL<boolean> {
  return sql<boolean>`(member.status = 'active' and profile.status = 'active' and (
    not profile.invisible
    or coalesce(conversation.opened_by = member.id, false)
    or exists (select from member_like where from_id = member.id and to_id = ${reader})
    or exists (select from message where conversation_id = conversation.id and sender_id = member.id)))`
}
