import { asc, desc, eq } from 'drizzle-orm'
import { limits } from '#common/limits.ts'
import type { OwnPhoto } from '#common/wire/photos.ts'
import type { MemberCtx } from '#server/kernel/context.ts'
import { presentPhoto } from '../present.ts'
import { photos, profiles } from '../tables.ts'

export type OwnPhotoRow = typeof photos.$inferSelect

export const mostPhotos = (paid: boolean): number => (paid ? limits.premiumPhotos : limits.freePhotos)

/** The member's photos, the main one first. */
export function findOwnPhotos({ db, actor }: MemberCtx): Promise<OwnPhotoRow[]> {
  return db
    .select()
    .from(photos)
    .where(eq(photos.memberId, actor.memberId))
    .orderBy(desc(photos.isMain), asc(photos.position))
}

/** The same for a transaction that changes them: until its end no other one does. */
export async function lockPhotos(ctx: MemberCtx): Promise<OwnPhotoRow[]> {
  const own = eq(profiles.memberId, ctx.actor.memberId)
  await ctx.db.select({ id: profiles.memberId }).from(profiles).where(own).for('update')
  return findOwnPhotos(ctx)
}

export function presentOwnPhoto(photo: OwnPhotoRow): OwnPhoto {
  const owner = { id: photo.memberId, paid: false }
  return {
    ...presentPhoto(photo, photo.memberId, owner),
    is_main: photo.isMain,
    private: photo.private,
    rejected_reason: photo.rejectedReason,
  }
}
