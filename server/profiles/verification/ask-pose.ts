import { randomInt } from 'node:crypto'
import { eq } from 'drizzle-orm'
import { v7 as uuidv7 } from 'uuid'
import { type Pose, poses } from '#common/profiles/photo-review.ts'
import { required } from '#common/required.ts'
import { inTransaction, type MemberCtx } from '#server/kernel/context.ts'
import { invalidField } from '#server/platform/errors.ts'
import { lockPhotos } from '../photos/own-photos.ts'
import { verifications } from '../tables.ts'
import { findLatest, poseEnds } from './find-verification.ts'

/**
 * Asks the member for a pose, at random. Asked again in time it is the same one, so that nobody picks the pose they have
 * a picture of; one that is over is followed by another. While a person decides, and once verified, nothing changes.
 */
export function askPose(ctx: MemberCtx) {
  return inTransaction(ctx, async (tx) => {
    const own = await lockPhotos(tx)
    const latest = await findLatest(tx)
    if (latest?.state === 'pending' || latest?.state === 'approved') return latest
    // There has to be something to compare the live photo with.
    if (!own.some((photo) => photo.state !== 'rejected')) throw invalidField('photo', 'photo_first')
    const now = tx.now()
    if (latest?.state === 'asked') {
      if (poseEnds(latest) > now) return latest
      const change = { pose: randomPose(latest.pose), askedAt: now }
      await tx.db.update(verifications).set(change).where(eq(verifications.id, latest.id))
      return { ...latest, ...change }
    }
    const row: typeof verifications.$inferSelect = {
      id: uuidv7(),
      memberId: tx.actor.memberId,
      pose: randomPose(latest?.pose),
      state: 'asked',
      reason: null,
      fileKey: null,
      askedAt: now,
      sentAt: null,
    }
    await tx.db.insert(verifications).values(row)
    return row
  })
}

/** Any but the one before. */
function randomPose(before: Pose | undefined): Pose {
  const others = poses.filter((pose) => pose !== before)
  return required(others[randomInt(others.length)])
}
