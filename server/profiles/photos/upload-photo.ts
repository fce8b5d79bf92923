import { createHash } from 'node:crypto'
import { v7 as uuidv7 } from 'uuid'
import { limits } from '#common/limits.ts'
import { inTransaction, type MemberCtx } from '#server/kernel/context.ts'
import { AppError, invalidField } from '#server/platform/errors.ts'
import { makePicture } from '#server/platform/pictures/make-picture.ts'
import type { Crop, PictureFiles, PictureProblem } from '#server/platform/pictures/picture-work.ts'
import { isBanned } from '../review/photo-hints.ts'
import { photos } from '../tables.ts'
import { deriveSmallerFiles } from './derive-files.job.ts'
import { lockPhotos, mostPhotos, type OwnPhotoRow } from './own-photos.ts'
import { discardFiles, keyOf, type StoredNames, storeFiles, useFiles } from './store-files.ts'

export type Upload = { clientId: string; crop: Crop | null; body: ReadableStream<Uint8Array> }

export const problemKeys: Record<PictureProblem, string> = {
  format: 'photo_format',
  heic: 'photo_heic',
  pixels: 'photo_too_many_pixels',
  heavy: 'photo_too_heavy',
  small: 'photo_too_small',
  narrow: 'photo_too_narrow',
  broken: 'photo_broken',
}
const pictureLimits = { pixels: limits.photoMegapixels * 1_000_000, minSide: limits.photoMinPixels }

/**
 * Takes a member's photo: what is stored is made anew from the picture that was sent. The first becomes the main one. The
 * same client id again has the same photo as its answer, or `conflict` for another picture.
 */
export function uploadPhoto(ctx: MemberCtx, { clientId, crop, body }: Upload): Promise<OwnPhotoRow> {
  return ctx.spool.receive(body, async ({ path, sha256 }) => {
    const hash = createHash('sha256').update(JSON.stringify(crop)).update(sha256).digest('base64url')
    // Asked before the work and once more under the lock: most retries and most refusals need no decoding.
    const early = await inTransaction(ctx, (tx) => findOrAdmit(tx, clientId, hash))
    if (early.sent) return early.sent
    const answer = await makePicture({ source: path, crop, limits: pictureLimits })
    if ('problem' in answer) throw invalidField('photo', problemKeys[answer.problem])
    const names = await storeFiles(ctx, answer.files)
    try {
      return await inTransaction(ctx, async (tx) => {
        const { sent, own } = await findOrAdmit(tx, clientId, hash)
        if (!sent) return insertPhoto(tx, { own, names, files: answer.files, clientId, hash })
        tx.afterCommit(() => void discardFiles(ctx, names))
        return sent
      })
    } catch (error) {
      // An outage may hide that the row was written; its files are then in use, and the job asks who uses them.
      if (error instanceof AppError) await discardFiles(ctx, names)
      throw error
    }
  })
}

/** The photo that this upload already has, or the member's photos where there is room for one more. */
async function findOrAdmit(ctx: MemberCtx, clientId: string, hash: string) {
  const own = await lockPhotos(ctx)
  const sent = own.find((photo) => photo.clientId === clientId)
  if (sent && sent.uploadHash !== hash) throw new AppError('conflict')
  const most = mostPhotos(ctx.actor.paid)
  if (!sent && own.length >= most) throw new AppError('photos_used_up', { params: { most } })
  return { sent, own }
}

type NewPhoto = {
  own: OwnPhotoRow[]
  names: StoredNames
  files: PictureFiles
  clientId: string
  hash: string
}

async function insertPhoto(
  ctx: MemberCtx,
  { own, names, files, clientId, hash }: NewPhoto,
): Promise<OwnPhotoRow> {
  const keys = { fullKey: keyOf(names.full), cardKey: keyOf(names.card), blurKey: keyOf(names.blur) }
  if (!(await useFiles(ctx.db, Object.values(keys)))) throw new AppError('unavailable')
  const row: OwnPhotoRow = {
    id: uuidv7(),
    memberId: ctx.actor.memberId,
    position: own.length,
    isMain: !own.some((photo) => photo.isMain),
    state: await firstState(ctx, files.phash),
    width: files.width,
    height: files.height,
    placeholder: files.placeholder,
    fullName: names.full,
    cardName: names.card,
    blurName: names.blur,
    ...keys,
    derived: null,
    clientId,
    uploadHash: hash,
    phash: files.phash,
    rejectedReason: null,
    private: false,
    createdAt: ctx.now(),
  }
  await ctx.db.insert(photos).values(row)
  await ctx.jobs.start(ctx.db, deriveSmallerFiles, {})
  return row
}

/** A picture that looks like a banned one waits for a person, also where all others are approved by themselves. */
async function firstState({ db, site }: MemberCtx, phash: bigint): Promise<'active' | 'pending'> {
  if (site.settings.photo_approval !== 'automatic') return 'pending'
  return (await isBanned(db, phash)) ? 'pending' : 'active'
}
