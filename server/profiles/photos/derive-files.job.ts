import { and, asc, eq, gt, isNull, like } from 'drizzle-orm'
import { inTransaction, type SystemCtx } from '#server/kernel/context.ts'
import { job, noData } from '#server/kernel/job.ts'
import { AppError } from '#server/platform/errors.ts'
import { makeDerived } from '#server/platform/pictures/make-picture.ts'
import { type DerivedFiles, type DerivedKind, derivedKinds } from '#server/platform/pictures/picture-work.ts'
import { readPicture } from '#server/platform/storage/read-picture.ts'
import type { Storage } from '#server/platform/storage/storage.ts'
import { photos } from '../tables.ts'
import { fileName, keyOf, noteUnused, useFiles } from './store-files.ts'

type Photo = typeof photos.$inferSelect

/**
 * Makes the smaller files of every photo that has none yet, one photo after the other. An upload is answered without
 * them: AVIF takes longer than all the rest. The demo's pictures are drawn, and hardly smaller as AVIF.
 */
export const deriveSmallerFiles = job({
  queue: 'derive-files',
  every: '*/10 * * * *',
  data: noData,
  async run(ctx) {
    let after = '00000000-0000-0000-0000-000000000000'
    for (;;) {
      const [photo] = await ctx.db
        .select()
        .from(photos)
        .where(and(isNull(photos.derived), like(photos.fullKey, 'photos/%'), gt(photos.id, after)))
        .orderBy(asc(photos.id))
        .limit(1)
      if (!photo) return
      after = photo.id
      await derive(ctx, photo)
    }
  },
})

/** A photo that cannot be read is left with its own files and not tried again. */
async function derive(ctx: SystemCtx, photo: Photo): Promise<void> {
  const { db, storage, now } = ctx
  const full = await readPicture(storage, photo.fullKey)
  const card = await readPicture(storage, photo.cardKey)
  const answer = full && card ? await makeDerived({ full, card }) : { problem: 'broken' }
  if (!('derived' in answer)) {
    await db.update(photos).set({ derived: {} }).where(waiting(photo))
    return
  }
  const keys = newKeys()
  await noteUnused(db, now(), Object.values(keys))
  await storeAll(storage, keys, answer.derived)
  await inTransaction(ctx, async (tx) => {
    // Where the photo is gone by now, or another worker was faster, these files stay on the list of unused ones.
    const changed = await tx.db.update(photos).set({ derived: keys }).where(waiting(photo)).returning()
    if (changed.length > 0 && !(await useFiles(tx.db, Object.values(keys)))) throw new AppError('unavailable')
  })
}

/** A photo that was cropped meanwhile has other files, of which none of these is a part. */
const waiting = ({ id, fullKey }: Photo) =>
  and(eq(photos.id, id), eq(photos.fullKey, fullKey), isNull(photos.derived))

function newKeys(): Record<DerivedKind, string> {
  const key = (kind: DerivedKind) => keyOf(fileName(kind.split('.')[1] ?? ''))
  return {
    'full.avif': key('full.avif'),
    'card.avif': key('card.avif'),
    'thumb.avif': key('thumb.avif'),
    'thumb.webp': key('thumb.webp'),
  }
}

async function storeAll(storage: Storage, keys: Record<DerivedKind, string>, files: DerivedFiles) {
  await Promise.all(derivedKinds.map((kind) => storage.write(keys[kind], files[kind])))
}
