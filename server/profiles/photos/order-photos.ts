import { and, eq, sql } from 'drizzle-orm'
import { inTransaction, type MemberCtx } from '#server/kernel/context.ts'
import { AppError, invalidField } from '#server/platform/errors.ts'
import { photos } from '../tables.ts'
import { lockPhotos } from './own-photos.ts'

/** Puts these photos first, in this order, before the member's others. The first becomes the main one. */
export function orderPhotos(ctx: MemberCtx, first: readonly string[]): Promise<void> {
  return inTransaction(ctx, async (tx) => {
    const { memberId } = tx.actor
    const own = (await lockPhotos(tx)).toSorted((a, b) => a.position - b.position)
    const known = new Map(own.map((photo) => [photo.id, photo]))
    if (first.some((id) => !known.has(id))) throw new AppError('not_found')
    const ids = [...new Set([...first, ...known.keys()])]
    const [main = ''] = ids
    if (known.get(main)?.state === 'rejected') throw invalidField('order', 'photo_rejected')
    if (known.get(main)?.private) throw invalidField('order', 'photo_private')
    await tx.db
      .update(photos)
      .set({ position: sql`array_position(${sql.param(ids)}::uuid[], ${photos.id}) - 1` })
      .where(eq(photos.memberId, memberId))
    // In two steps: the index that allows one main photo is asked row by row.
    await tx.db
      .update(photos)
      .set({ isMain: false })
      .where(and(eq(photos.memberId, memberId), photos.isMain))
    await tx.db.update(photos).set({ isMain: true }).where(eq(photos.id, main))
  })
}
