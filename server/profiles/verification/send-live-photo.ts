import { randomBytes } from 'node:crypto'
import { eq } from 'drizzle-orm'
import { limits } from '#common/limits.ts'
import { inTransaction, type MemberCtx } from '#server/kernel/context.ts'
import { AppError, invalidField } from '#server/platform/errors.ts'
import { makePicture } from '#server/platform/pictures/make-picture.ts'
import { lockPhotos } from '../photos/own-photos.ts'
import { problemKeys } from '../photos/upload-photo.ts'
import { unusedFiles, verifications } from '../tables.ts'
import { findLatest, poseEnds } from './find-verification.ts'

const pictureLimits = { pixels: limits.photoMegapixels * 1_000_000, minSide: limits.photoMinPixels }
/** By then an upload has its row, or will never have one. */
const uploadMs = 3_600_000

/**
 * Takes the photo in the asked pose and puts it before a person. It is never shown to anybody else and is removed once
 * that person has decided. Sent again while it waits, the answer is the same.
 */
export function sendLivePhoto(ctx: MemberCtx, body: ReadableStream<Uint8Array>) {
  return ctx.spool.receive(body, async ({ path }) => {
    const early = await admit(ctx)
    if (early.state === 'pending') return early
    const answer = await makePicture({ source: path, crop: null, limits: pictureLimits })
    if ('problem' in answer) throw invalidField('photo', problemKeys[answer.problem])
    const key = `verification/${randomBytes(24).toString('base64url')}.webp`
    const removeAt = new Date(ctx.now().getTime() + uploadMs)
    await ctx.db.insert(unusedFiles).values({ key, removeAt })
    await ctx.storage.write(key, answer.files.full)
    return inTransaction(ctx, async (tx) => {
      await lockPhotos(tx)
      const asked = await admit(tx)
      // Another one came first; this one's file stays on the list of unused ones.
      if (asked.state === 'pending') return asked
      const used = await tx.db.delete(unusedFiles).where(eq(unusedFiles.key, key)).returning()
      if (used.length === 0) throw new AppError('unavailable')
      const change = { state: 'pending' as const, fileKey: key, sentAt: tx.now() }
      await tx.db.update(verifications).set(change).where(eq(verifications.id, asked.id))
      return { ...asked, ...change }
    })
  })
}

/** The try that a photo now belongs to. */
async function admit(ctx: MemberCtx) {
  const latest = await findLatest(ctx)
  if (latest?.state === 'pending') return latest
  if (latest?.state !== 'asked' || poseEnds(latest) <= ctx.now()) throw invalidField('photo', 'pose_expired')
  return latest
}
