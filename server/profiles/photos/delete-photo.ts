import { and, eq, gt, sql } from 'drizzle-orm'
import { inTransaction, type MemberCtx } from '#server/kernel/context.ts'
import { photos } from '../tables.ts'
import { lockPhotos } from './own-photos.ts'
import { removeFiles } from './remove-files.job.ts'

/**
 * Deletes one of the member's photos; its addresses end with the row, its files by a job. Another one becomes the main
 * photo in its place. One that is gone already, or never was, is no error, so that a retry does no harm.
 */
export function deletePhoto(ctx: MemberCtx, id: string): Promise<void> {
  return inTransaction(ctx, async (tx) => {
    const own = await lockPhotos(tx)
    const photo = own.find((each) => each.id === id)
    if (!photo) return
    await tx.db.delete(photos).where(eq(photos.id, id))
    await tx.db
      .update(photos)
      .set({ position: sql`${photos.position} - 1` })
      .where(and(eq(photos.memberId, photo.memberId), gt(photos.position, photo.position)))
    // Nobody's private photo becomes public because another one was deleted.
    const left = own.filter((each) => each !== photo && !each.private)
    const next = photo.isMain && (left.find(({ state }) => state === 'active') ?? left[0])
    if (next) await tx.db.update(photos).set({ isMain: true }).where(eq(photos.id, next.id))
    await tx.jobs.start(tx.db, removeFiles, {})
  })
}
