import { type SQL, sql } from 'drizzle-orm'
import { notBlocked } from './blocks.ts'

/** The condition on a stored live event that the other member in it is blocked neither way by its reader. */
export function notAboutBlocked(reader: SQL): SQL {
  const other = sql`coalesce(payload->>'from', payload->>'id')::uuid`
  return notBlocked(reader, other)
}

/**
 * The condition on a stored live event that it tells its reader of a read mark only where both let that be seen, and
 * never of one who is hidden from the reader and has not reached out.
 */
export function noHiddenMark(reader: SQL): SQL {
  return sql`(payload->>'type' <> 'seen' or exists (
    select from profile own join profile other on other.member_id = (payload->>'from')::uuid
    where own.member_id = ${reader} and own.show_seen and other.show_seen
      and (not (other.invisible or (other.site_id <> own.site_id and not other.shared))
        or exists (select from member_like where from_id = other.member_id and to_id = own.member_id)
        or exists (select from message where conversation_id = (payload->>'chat')::uuid and sender_id = other.member_id))))`
}
