import { sql } from 'drizzle-orm'
import { text } from '#server/platform/db/columns.ts'
import type { Db } from '#server/platform/db/db.ts'
import { rows } from '#server/platform/db/rows.ts'
import { runAlone } from '#server/platform/db/run-transaction.ts'
import type { Storage } from '#server/platform/storage/storage.ts'
import { demoSeed } from './demo-seed.ts'
import { readPictureName } from './pictures/picture-name.ts'
import { storePicture } from './pictures/store-picture.ts'
import { paintPictures } from './portraits/paint-pictures.ts'
import { planPictureOf } from './portraits/plan-portraits.ts'
import { removeLeftFiles } from './remove-left-files.ts'

const paintingKey = 7_236_004

type Painting = { url: string; storage: Storage; most?: number; batch?: number }

/**
 * Paints the pictures that are not stored yet, those first which people see first, and `most` of them; returns how many.
 * Pictures that no photo has any more are removed before. It may be cut off at any time.
 */
export async function paintMissing(
  db: Db,
  { url, storage, most = Number.POSITIVE_INFINITY, batch = 200 }: Painting,
): Promise<number> {
  return runAlone(url, paintingKey, async () => {
    await removeLeftFiles(db, storage, { open: true })
    const stored = new Set(await storage.list('demo'))
    const missing = (await findPictures(db))
      .filter((key) => !stored.has(key))
      .map(readPictureName)
      .filter((picture) => picture !== null)
      .slice(0, most)
    for (let start = 0; start < missing.length; start += batch) {
      const pictures = missing.slice(start, start + batch)
      await paintPictures(
        pictures.map((picture) => planPictureOf(demoSeed, picture)),
        async (painted, index) => {
          const picture = pictures[index]
          if (picture) await storePicture(storage, picture.name, painted)
        },
      )
    }
    return missing.length
  })
}

/**
 * The demo's pictures: those of the sign-ins, then the main ones of whom they meet at home, then of all others, then the
 * rest; on each of these, those who were there last come first.
 */
async function findPictures(db: Db): Promise<string[]> {
  const found = await rows(
    db,
    { key: text },
    sql`
    select photo.full_key as key
    from photo join member on member.id = photo.member_id join profile on profile.member_id = member.id
    where photo.full_key like 'demo/p%'
    order by member.email is null, not photo.is_main,
      not exists (select from member as signin join profile as own on own.member_id = signin.id
        where signin.is_demo and signin.email is not null and signin.site_id = member.site_id
          and own.country = profile.country),
      profile.last_active_at desc, photo.full_key`,
  )
  return found.map(({ key }) => key)
}
