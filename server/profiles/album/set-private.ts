import { and, eq } from 'drizzle-orm'
import { inTransaction, type MemberCtx } from '#server/kernel/context.ts'
import { AppError, invalidField } from '#server/platform/errors.ts'
import { lockPhotos } from '../photos/own-photos.ts'
import { photos } from '../tables.ts'

/** Takes a photo into the private album or out of it. The main photo stays where everybody sees it. */
export function setPrivate(ctx: MemberCtx, id: string, isPrivate: boolean): Promise<void> {
  return inTransaction(ctx, async (tx) => {
    const own = await lockPhotos(tx)
    const photo = own.find((each) => each.id === id)
    if (!photo) throw new AppError('not_found')
    if (photo.private === isPrivate) return
    if (isPrivate && photo.isMain) throw invalidField('private', 'photo_main_private')
    // The first that everybody may see is the main one.
    const becomesMain = !isPrivate && !own.some(({ isMain }) => isMain)
    await tx.db
      .update(photos)
      .set({ private: isPrivate, ...(becomesMain && { isMain: true }) })
      .where(and(eq(photos.id, id), eq(photos.memberId, tx.actor.memberId)))
  })
}
