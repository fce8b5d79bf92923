import { sql } from 'drizzle-orm'
import { text } from '../platform/db/columns.ts'
import type { Db } from '../platform/db/db.ts'
import type { Erasure } from '../platform/db/erasure.ts'
import { rows } from '../platform/db/rows.ts'
import type { Storage } from '../platform/storage/storage.ts'

/**
 * Empties the messages that the member wrote. Their rows stay, numbered: the other's own words and the ledger refer to
 * them.
 */
export const eraseMessages: Erasure = ({ id }) => [
  sql`update message set body = '', gif = null where sender_id = ${id} and (body <> '' or gif is not null)`,
  // Their files were removed before (removeMessageFiles).
  sql`delete from message_photo where sender_id = ${id}`,
  sql`delete from first_message_day where member_id = ${id}`,
  sql`delete from message_reaction where member_id = ${id}`,
  // What both sides quoted of each other's profiles is somebody's own words.
  sql`update message set quoted_prompt = null, quoted_answer = null, quoted_photo = null
    where (quoted_prompt is not null or quoted_photo is not null)
      and conversation_id in (select conversation_id from participant where member_id = ${id})`,
]

/** Removes the files of the photos that a member sent, and answers their names. Throws where the storage is away. */
export async function removeMessageFiles(db: Db, storage: Storage, memberId: string): Promise<string[]> {
  const files = await rows(
    db,
    { key: text },
    sql`select unnest(array[full_key, card_key, blur_key]) as key from message_photo where sender_id = ${memberId}`,
  )
  for (const { key } of files) await storage.remove(key)
  return files.map(({ key }) => key)
}
