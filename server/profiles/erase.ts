import { type SQL, sql } from 'drizzle-orm'
import { bool, text } from '../platform/db/columns.ts'
import type { Db } from '../platform/db/db.ts'
import type { Erasure } from '../platform/db/erasure.ts'
import { rows } from '../platform/db/rows.ts'
import type { Storage } from '../platform/storage/storage.ts'

/** Erases the profile. The photos' rows go last: they name the files, which are removed before (removePhotoFiles). */
export const eraseProfile: Erasure = ({ id }) => [
  sql`delete from visit where member_id = ${id} or visitor_id = ${id}`,
  sql`delete from favourite where owner_id = ${id} or member_id = ${id}`,
  // What others noted of the member is about the member.
  sql`delete from member_note where owner_id = ${id} or member_id = ${id}`,
  sql`delete from album_access where owner_id = ${id} or viewer_id = ${id}`,
  sql`delete from verification where member_id = ${id}`,
  sql`delete from photo where member_id = ${id}`,
  // After what its triggers watch: they would put something into the queue once more.
  sql`delete from review_item where member_id = ${id}`,
  sql`delete from contact_rule where member_id = ${id}`,
  sql`delete from saved_search where member_id = ${id}`,
  sql`delete from profile_prompt where member_id = ${id}`,
  sql`delete from profile where member_id = ${id}`,
]

/**
 * Removes the files of a member's photos, the blurred twins too, but for those that another member's photo shares, as the
 * demo's do. Throws where the storage is away: the rows are still there, and the next run goes on. Answers the names of
 * all of them.
 */
export async function removePhotoFiles(db: Db, storage: Storage, memberId: string): Promise<string[]> {
  const files = await rows(
    db,
    { key: text, shared: bool },
    sql`
    select distinct file.key, exists (
      select from photo other where other.member_id <> ${memberId}
        and file.key in (other.full_key, other.card_key, other.blur_key)) as shared
    from photo cross join lateral (
      select unnest(array[full_key, card_key, blur_key]) union all select value from jsonb_each_text(derived)
    ) as file (key)
    where photo.member_id = ${memberId}`,
  )
  for (const { key, shared } of files) if (!shared) await storage.remove(key)
  return files.map(({ key }) => key)
}

/** Takes a member's files off the list that their photos' deletion put them on: they are gone, or another's photo has them. */
export function forgetFiles(keys: string[]): SQL {
  return sql`delete from unused_file where key = any(${sql.param(keys)}::text[])`
}
