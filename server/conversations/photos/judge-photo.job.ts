import { eq } from 'drizzle-orm'
import { z } from 'zod'
import { inTransaction } from '#server/kernel/context.ts'
import { job } from '#server/kernel/job.ts'
import { readPicture } from '#server/platform/storage/read-picture.ts'
import { messagePhotos } from '../tables.ts'
import { unveil } from './unveil.ts'

/** Below this a model takes a picture for harmless. */
const explicitFrom = 0.3

/**
 * Shows a photo to its receiver at once where the installation's models are sure that it is harmless. Without models every
 * photo stays blurred until its receiver wants to see it.
 */
export const judgePhoto = job({
  queue: 'judge-photo',
  data: z.object({ photo: z.uuid() }),
  async run(ctx, { photo: id }) {
    const models = await ctx.pictureModels()
    if (!models) return
    const [photo] = await ctx.db.select().from(messagePhotos).where(eq(messagePhotos.id, id))
    if (!photo?.veiled) return
    const picture = await readPicture(ctx.storage, photo.fullKey)
    const explicit = picture && (await models(picture)).explicit
    if (explicit === null || explicit >= explicitFrom) return
    await inTransaction(ctx, (tx) => unveil(tx, photo))
  },
})
