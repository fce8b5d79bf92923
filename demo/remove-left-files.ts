import { sql } from 'drizzle-orm'
import { text } from '#server/platform/db/columns.ts'
import type { Db } from '#server/platform/db/db.ts'
import { rows } from '#server/platform/db/rows.ts'
import type { Storage } from '#server/platform/storage/storage.ts'

const atOnce = 20

/** A file that is being written, or was when the program ended. */
const part = /\.part$/

/**
 * Removes the demo's files that no photo has: those of another database, and what was painted while its photo went. With
 * the site `open`, somebody may be writing what has no name of its own yet.
 */
export async function removeLeftFiles(db: Db, storage: Storage, { open }: { open: boolean }): Promise<void> {
  const listed = await storage.list('demo')
  const stored = open ? listed.filter((key) => !part.test(key)) : listed
  if (stored.length === 0) return
  const photos = await rows(
    db,
    { key: text },
    sql`
    select distinct unnest(array[full_key, card_key, blur_key]) as key from photo where full_key like 'demo/%'`,
  )
  const kept = new Set(photos.map(({ key }) => key))
  const left = stored.filter((key) => !kept.has(key))
  for (let start = 0; start < left.length; start += atOnce)
    await Promise.all(left.slice(start, start + atOnce).map(storage.remove))
}
