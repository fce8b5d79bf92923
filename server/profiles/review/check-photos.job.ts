import { and, asc, eq, isNull } from 'drizzle-orm'
import type { Hint } from '#common/profiles/photo-review.ts'
import type { SystemCtx } from '#server/kernel/context.ts'
import { job, noData } from '#server/kernel/job.ts'
import { describeError } from '#server/platform/observe/describe-error.ts'
import { pictureHash } from '#server/platform/pictures/picture-hash.ts'
import { readPicture } from '#server/platform/storage/read-picture.ts'
import { StorageError } from '#server/platform/storage/storage.ts'
import { photos, reviewItems, verifications } from '../tables.ts'
import { askModels, findLookalikes } from './photo-hints.ts'

const atOnce = 50

type Needs = Pick<SystemCtx, 'db' | 'storage' | 'now' | 'log' | 'pictureModels'>
type Item = typeof reviewItems.$inferSelect

/** Looks at what waits for review, so that hints stand there when a person decides. */
export const checkPhotos = job({ queue: 'check-photos', every: '* * * * *', data: noData, run: noteHints })

/**
 * Writes down what is noticed of the pictures that wait for review, as hints for the person who decides. With the storage
 * away it fails and is tried again; a picture that cannot be judged is only marked as such.
 */
export async function noteHints(needs: Needs): Promise<void> {
  const { db, now, log } = needs
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
      .set({ hints, score: Math.max(0, ...hints.map(({ score }) => score)), checkedAt: now() })
      .where(eq(reviewItems.id, item.id))
  }
}

async function findHints(needs: Needs, item: Item): Promise<Hint[]> {
  const { db, storage } = needs
  const models = await needs.pictureModels()
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
