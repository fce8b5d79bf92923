import { type SQL, sql } from 'drizzle-orm'
import type { PictureFiles } from '#server/platform/pictures/picture-work.ts'
import { keyOf, type StoredNames } from '#server/profiles/photos/store-files.ts'

type NewPicture = {
  id: string
  senderId: string
  to: string
  uploadHash: string
  names: StoredNames
  files: PictureFiles
  now: Date
}

/**
 * The steps of a send that write a picture's row and take its files into use, once `taken` has found the conversation.
 * Where the clean-up was faster there is no row, and the message's reference to it fails the whole statement.
 */
export function photoSteps(picture: NewPicture, taken: SQL): SQL {
  const { id, senderId, to, uploadHash, names, files, now } = picture
  const keys = { full: keyOf(names.full), card: keyOf(names.card), blur: keyOf(names.blur) }
  return sql`
    kept as (
      delete from unused_file where key = any(${sql.param(Object.values(keys))}::text[]) returning key
    ),
    pictured as (
      insert into message_photo (id, sender_id, receiver_id, width, height, placeholder, full_name, card_name, blur_name,
        full_key, card_key, blur_key, phash, upload_hash, created_at)
      select ${id}::uuid, ${senderId}::uuid, ${to}::uuid, ${files.width}::integer, ${files.height}::integer,
        ${files.placeholder}, ${names.full}, ${names.card}, ${names.blur}, ${keys.full}, ${keys.card}, ${keys.blur},
        ${files.phash.toString()}::bigint, ${uploadHash}, ${now.toISOString()}::timestamptz
      from ${taken} where (select count(*) from kept) = ${Object.keys(keys).length}::integer
    ),`
}
