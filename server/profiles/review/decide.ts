import { and, asc, eq, ne } from 'drizzle-orm'
import {
  type PhotoReason,
  photoReasons,
  type VerificationReason,
  verificationReasons,
} from '#common/profiles/photo-review.ts'
import type { LiveEvent } from '#common/wire/events.ts'
import { inTransaction, type StaffCtx } from '#server/kernel/context.ts'
import { queueMail } from '#server/mail/queue-mail.ts'
import type { Db } from '#server/platform/db/db.ts'
import { AppError, invalidField } from '#server/platform/errors.ts'
import { writeAndNotify } from '#server/platform/live/write-event.ts'
import { removeFiles } from '../photos/remove-files.job.ts'
import { bannedPictures, photos, profiles, reviewItems, verifications } from '../tables.ts'
import { photoRejectedMail } from './photo-rejected.mail.ts'
import { verificationMail } from './verification.mail.ts'

type Item = typeof reviewItems.$inferSelect

/** `reason` null: approved. `ban`: the picture is known as banned from now on. */
export type Decision = { id: string; reason: string | null; ban?: boolean }

/**
 * Decides on one item, once: throws `conflict` where it was decided already, and `not_found` where it is gone. The member
 * is mailed a rejection with its reason, in the same transaction, and open pages show what was decided.
 */
export function decide(ctx: StaffCtx, decision: Decision): Promise<void> {
  return inTransaction(ctx, async (tx) => {
    const [found] = await tx.db.select().from(reviewItems).where(eq(reviewItems.id, decision.id))
    if (!found) throw new AppError('not_found')
    // The same lock as the member's own changes of photos, and taken first as there.
    await tx.db
      .select({ id: profiles.memberId })
      .from(profiles)
      .where(eq(profiles.memberId, found.memberId))
      .for('update')
    const [item] = await tx.db
      .update(reviewItems)
      .set({
        state: decision.reason === null ? 'approved' : 'rejected',
        reason: decision.reason,
        decidedBy: tx.actor.name,
        decidedAt: tx.now(),
      })
      .where(and(eq(reviewItems.id, decision.id), eq(reviewItems.state, 'open')))
      .returning()
    if (!item) throw new AppError('conflict')
    if (item.kind === 'photo') await decidePhoto(tx, item, decision)
    else await decideVerification(tx, item, decision)
    const decided = { of: item.kind, approved: decision.reason === null }
    const event: LiveEvent = { type: 'photos', decided }
    await writeAndNotify(tx, item.memberId, event)
  })
}

async function decidePhoto(ctx: StaffCtx, item: Item, { reason, ban }: Decision) {
  const { db, actor, now } = ctx
  const why = reason === null ? null : photoReason(reason)
  const [photo] = await db
    .update(photos)
    .set({ state: why ? 'rejected' : 'active', rejectedReason: why })
    .where(eq(photos.id, item.subjectId))
    .returning()
  if (!photo) throw new AppError('not_found')
  await chooseMain(db, item.memberId)
  if (!why) return
  if (ban && photo.phash !== null)
    await db
      .insert(bannedPictures)
      .values({ phash: photo.phash, reason: why, bannedBy: actor.name, createdAt: now() })
      .onConflictDoNothing()
  await queueMail(ctx, photoRejectedMail, { memberId: item.memberId }, { reason: why })
}

/** Where the main photo was rejected, an active one that everybody may see takes its place. */
async function chooseMain(db: Db, memberId: string): Promise<void> {
  const own = eq(photos.memberId, memberId)
  const [main] = await db.select().from(photos).where(and(own, photos.isMain))
  if (main && main.state !== 'rejected') return
  const [next] = await db
    .select()
    .from(photos)
    .where(and(own, eq(photos.state, 'active'), ne(photos.private, true)))
    .orderBy(asc(photos.position))
    .limit(1)
  if (!next) return
  if (main) await db.update(photos).set({ isMain: false }).where(eq(photos.id, main.id))
  await db.update(photos).set({ isMain: true }).where(eq(photos.id, next.id))
}

async function decideVerification(ctx: StaffCtx, item: Item, { reason }: Decision) {
  const { db, jobs } = ctx
  const why = reason === null ? null : verificationReason(reason)
  const changed = await db
    .update(verifications)
    .set({ state: why ? 'rejected' : 'approved', reason: why, fileKey: null })
    .where(and(eq(verifications.id, item.subjectId), eq(verifications.state, 'pending')))
    .returning()
  if (changed.length === 0) throw new AppError('not_found')
  if (!why) await db.update(profiles).set({ verified: true }).where(eq(profiles.memberId, item.memberId))
  await jobs.start(db, removeFiles, {})
  await queueMail(ctx, verificationMail, { memberId: item.memberId }, { reason: why })
}

function photoReason(reason: string): PhotoReason {
  const known = photoReasons.find((each) => each === reason)
  if (!known) throw invalidField('reason', 'choose_one')
  return known
}

function verificationReason(reason: string): VerificationReason {
  const known = verificationReasons.find((each) => each === reason)
  if (!known) throw invalidField('reason', 'choose_one')
  return known
}
