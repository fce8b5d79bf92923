import { eq } from 'drizzle-orm'
import { z } from 'zod'
import type { Clock } from '#server/platform/clock.ts'
import type { Db } from '#server/platform/db/db.ts'
import { runTransaction } from '#server/platform/db/run-transaction.ts'
import type { JobData } from '#server/platform/jobs/jobs.ts'
import type { PictureModels } from '#server/platform/pictures/picture-models.ts'
import { readPicture } from '#server/platform/storage/read-picture.ts'
import type { Storage } from '#server/platform/storage/storage.ts'
import { messagePhotos } from '../tables.ts'
import { unveil } from './unveil.ts'

export const judgePhotoQueue = 'judge-photo'

/** Below this a model takes a picture for harmless. */
const explicitFrom = 0.3
const schema = z.object({ photo: z.uuid() })

type Needs = { db: Db; storage: Storage; clock: Clock; models: PictureModels | null }

/**
 * Shows a photo to its receiver at once where the installation's models are sure that it is harmless. Without models every
 * photo stays blurred until its receiver wants to see it.
 */
export async function judgePhoto({ db, storage, clock, models }: Needs, data: JobData): Promise<void> {
  if (!models) return
  const { photo: id } = schema.parse(data)
  const [photo] = await db.select().from(messagePhotos).where(eq(messagePhotos.id, id))
  if (!photo?.veiled) return
  const picture = await readPicture(storage, photo.fullKey)
  const explicit = picture && (await models(picture)).explicit
  if (explicit === null || explicit >= explicitFrom) return
  await runTransaction(db, (tx) => unveil({ db: tx, now: clock }, photo))
}
