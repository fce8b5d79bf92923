import { sql } from 'drizzle-orm'
import { text } from '#server/platform/db/columns.ts'
import type { Db } from '#server/platform/db/db.ts'
import { rows } from '#server/platform/db/rows.ts'
import type { Storage } from '#server/platform/storage/storage.ts'

const atOnce = 20

/** Removes the demo's files that no photo has: a start that was killed before it wrote its members left them. */
export async function removeLeftFiles(db: Db, storage: Storage): Promise<void> {
  const stored = await storage.list('demo')
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
