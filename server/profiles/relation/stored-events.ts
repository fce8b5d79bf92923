import type { SQL, SQLWrapper } from 'drizzle-orm'
import { fragment } from '#server/platform/db/fragment.ts'
import { notBlocked } from './blocks.ts'

/** A stored live event: the column of its payload, and the column or value of its reader's id. */
type Event = { payload: SQLWrapper; reader: SQLWrapper }

/** The condition that the other member in an event is blocked neither way by its reader. */
export function notAboutBlocked({ payload, reader }: Event): SQL {
  return notBlocked(reader, fragment`coalesce(${payload}->>'from', ${payload}->>'id')::uuid`)
}

/**
 * The condition that an event tells its reader of a read mark only where both let that be seen, and never of one who is
 * hidden from the reader and has not reached out.
 */
export function noHiddenMark({ payload, reader }: Event): SQL {
  return fragment`(${payload}->>'type' <> 'seen' or exists (
    select from profile own join profile other on other.member_id = (${payload}->>'from')::uuid
    where own.member_id = ${reader} and own.show_seen and other.show_seen
      and (not (other.invisible or (other.site_id <> own.site_id and not other.shared))
        or exists (select from member_like where from_id = other.member_id and to_id = own.member_id)
        or exists (select from message where conversation_id = (${payload}->>'chat')::uuid and sender_id = other.member_id))))`
}
