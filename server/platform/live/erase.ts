import { sql } from 'drizzle-orm'
import type { Erasure } from '../db/erasure.ts'

/** The member's own live events, and what others were told of the member: a message's event carries its words. */
export const eraseEvents: Erasure = ({ id }) => [
  sql`delete from event where member_id = ${id} or payload ->> 'from' = ${id} or payload ->> 'id' = ${id}`,
  sql`delete from event_cursor where member_id = ${id}`,
]
