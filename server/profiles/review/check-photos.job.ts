import { and, asc, eq, isNull } from 'drizzle-orm'
import type { Hint } from '#common/photo-review.ts'
import type { Clock } from '#server/platform/clock.ts'
import type { Db } from '#server/platform/db/db.ts'
import { describeError } from '#server/platform/observe/describe-error.ts'
import type { Log } from '#server/platform/observe/log.ts'
import { pictureHash } from '#server/platform/pictures/picture-hash.ts'
import type { PictureModels } from '#server/platform/pictures/picture-models.ts'
import { readPicture } from '#server/platform/storage/read-picture.ts'
import { type Storage, StorageError } from '#server/platform/storage/storage.ts'
import { photos, reviewItems, verifications } from '../tables.ts'
import { askModels, findLookalikes } from './photo-hints.ts'

const atOnce = 50

type Needs = { db: Db; storage: Storage; clock: Clock; log: Log; models: PictureModels | null }
type Item = typeof reviewItems.$inferSelect

/**
 * Looks at what waits for review and writes down what it notices, as hints for the person who decides. Runs every
 * minute. With the storage away it fails and is tried again; a picture that cannot be judged is only marked as such.
 */
export async function checkPhotos(needs: Needs): Promise<void> {
  const { db, clock, log } = needs
  const items = await db
    .select()
    .from(reviewItems)
    .where(and(eq(reviewItems.state, 'open'), isNull(reviewItems.checkedAt)))
    .orderBy(asc(reviewItems.createdAt))
    .limit(atOnce)
  for (const item of items) {
    const hints = await findHints(needs, item).catch((error: unknown): Hint[] => {
      if (error instanceof StorageError) throw error
      log.warn({ ...describeError(error) }, 'a picture could not be checked')
      return [{ kind: 'unreadable', score: 0.5 }]
    })
    await db
      .update(reviewItems)
      .set({ hints, score: Math.max(0, ...hints.map(({ score }) => score)), checkedAt: clock() })
      .where(eq(reviewItems.id, item.id))
  }
}

async function findHints(needs: Needs, item: Item): Promise<Hint[]> {
  const { db, storage, models } = needs
  if (item.kind === 'verification') {
    const [sent] = await db.select().from(verifications).where(eq(verifications.id, item.subjectId))
    const picture = sent?.fileKey && (await readPicture(storage, sent.fileKey))
    return picture ? askModels(models, picture) : []
  }
  const [photo] = await db.select().from(photos).where(eq(photos.id, item.subjectId))
  if (!photo) return []
  const picture = await readPicture(storage, photo.fullKey)
  if (!picture) return [{ kind: 'unreadable', score: 0.5 }]
  const phash = photo.phash ?? (await pictureHash(picture))
  if (photo.phash === null) await db.update(photos).set({ phash }).where(eq(photos.id, photo.id))
  return [...(await findLookalikes(db, { ...photo, phash })), ...(await askModels(models, picture))]
}
