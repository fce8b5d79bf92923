import { eq } from 'drizzle-orm'
import { limits } from '#common/limits.ts'
import { inTransaction, type MemberCtx } from '#server/kernel/context.ts'
import { AppError, invalidField } from '#server/platform/errors.ts'
import { makePicture } from '#server/platform/pictures/make-picture.ts'
import type { Crop, PictureFiles } from '#server/platform/pictures/picture-work.ts'
import { readPicture } from '#server/platform/storage/read-picture.ts'
import { photos, unusedFiles } from '../tables.ts'
import { deriveSmallerFiles } from './derive-files.job.ts'
import { findOwnPhotos, lockPhotos, type OwnPhotoRow } from './own-photos.ts'
import { removeFiles } from './remove-files.job.ts'
import { discardFiles, keyOf, type StoredNames, storeFiles, useFiles } from './store-files.ts'
import { problemKeys } from './upload-photo.ts'

const pictureLimits = { pixels: limits.photoMegapixels * 1_000_000, minSide: limits.photoMinPixels }

/** `filename`: the file that the crop was chosen on. */
export type CropOfPhoto = { id: string; filename: string; crop: Crop }

/**
 * Keeps a part of one of the member's photos, under new addresses. Where the file is not the photo's any more nothing
 * changes: it is a retry, or another tab was faster. What was approved stays approved, since a part of it is shown.
 */
export async function cropPhoto(ctx: MemberCtx, { id, filename, crop }: CropOfPhoto): Promise<void> {
  const photo = (await findOwnPhotos(ctx)).find((each) => each.id === id)
  if (!photo) throw new AppError('not_found')
  if (photo.fullName !== filename) return
  const bytes = await readPicture(ctx.storage, photo.fullKey)
  if (!bytes) throw new AppError('unavailable')
  const answer = await makePicture({ source: bytes, crop, limits: pictureLimits })
  if ('problem' in answer) throw invalidField('crop', problemKeys[answer.problem])
  const names = await storeFiles(ctx, answer.files)
  await inTransaction(ctx, async (tx) => {
    const own = await lockPhotos(tx)
    const now = own.find((each) => each.id === id)
    if (now?.fullName === filename) await replaceFiles(tx, now, names, answer.files)
    else tx.afterCommit(() => void discardFiles(ctx, names))
  })
}

async function replaceFiles(
  ctx: MemberCtx,
  photo: OwnPhotoRow,
  names: StoredNames,
  { width, height, placeholder, phash }: PictureFiles,
): Promise<void> {
  const keys = { fullKey: keyOf(names.full), cardKey: keyOf(names.card), blurKey: keyOf(names.blur) }
  if (!(await useFiles(ctx.db, Object.values(keys)))) throw new AppError('unavailable')
  const before = [photo.fullKey, photo.cardKey, photo.blurKey, ...Object.values(photo.derived ?? {})]
  const removeAt = ctx.now()
  await ctx.db
    .insert(unusedFiles)
    .values(before.map((key) => ({ key, removeAt })))
    .onConflictDoNothing()
  await ctx.db
    .update(photos)
    .set({
      width,
      height,
      placeholder,
      fullName: names.full,
      cardName: names.card,
      blurName: names.blur,
      ...keys,
      derived: null,
      phash,
    })
    .where(eq(photos.id, photo.id))
  await ctx.jobs.start(ctx.db, deriveSmallerFiles, {})
  await ctx.jobs.start(ctx.db, removeFiles, {})
}
