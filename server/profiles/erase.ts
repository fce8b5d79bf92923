import { sql } from 'drizzle-orm'
import type { Db } from '../platform/db/db.ts'
import type { Erasure } from '../platform/db/erasure.ts'
import type { Storage } from '../platform/storage/storage.ts'

/** The photos' rows go last of all that is theirs: they name the files, which are removed before (removePhotoFiles). */
export const eraseProfile: Erasure = ({ id }) => [
  sql`delete from photo where member_id = ${id}`,
  sql`delete from profile where member_id = ${id}`,
]

/**
 * Removes the files of a member's photos, the blurred twins too, but for those that another member's photo shares, as the
 * demo's do. Throws where the storage is away: the rows are still there, and the next run goes on.
 */
export async function removePhotoFiles(db: Db, storage: Storage, memberId: string): Promise<void> {
  const { rows } = await db.execute<{ key: string }>(sql`
    select distinct file.key from photo cross join unnest(array[full_key, card_key, blur_key]) as file (key)
    where photo.member_id = ${memberId} and not exists (
      select from photo other where other.member_id <> ${memberId}
        and file.key in (other.full_key, other.card_key, other.blur_key))`)
  for (const { key } of rows) await storage.remove(key)
}
