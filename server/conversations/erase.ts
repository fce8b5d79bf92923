import { sql } from 'drizzle-orm'
import type { Erasure } from '../platform/db/erasure.ts'

/** What the member wrote. The rows stay, numbered: the other's own words and the ledger hang on them. */
export const eraseMessages: Erasure = ({ id }) => [
  sql`update message set body = '', gif = null where sender_id = ${id} and (body <> '' or gif is not null)`,
  // Their files follow by the job that removes unused ones.
  sql`delete from message_photo where sender_id = ${id}`,
  sql`delete from message_reaction where member_id = ${id}`,
  // What both sides quoted of each other's profiles is somebody's own words.
  sql`update message set quoted_prompt = null, quoted_answer = null, quoted_photo = null
    where (quoted_prompt is not null or quoted_photo is not null)
      and conversation_id in (select conversation_id from participant where member_id = ${id})`,
]
