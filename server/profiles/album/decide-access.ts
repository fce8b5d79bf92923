import { and, eq } from 'drizzle-orm'
import type { MemberCtx } from '#server/kernel/context.ts'
import { AppError } from '#server/platform/errors.ts'
import { findRelation } from '../queries.ts'
import { requireRelation } from '../relation/relation.ts'
import { albumAccess } from '../tables.ts'

const dayMs = 86_400_000

/** Lets somebody see one's private photos, asked or not: for so many days, or until it is taken back. */
export async function grantAlbum(ctx: MemberCtx, viewerId: string, days: number | null): Promise<void> {
  const { relation } = requireRelation(await findRelation(ctx, viewerId), 'profile')
  if (relation.self) throw new AppError('not_found')
  const now = ctx.now()
  const granted = {
    state: 'granted' as const,
    decidedAt: now,
    expiresAt: days === null ? null : new Date(now.getTime() + days * dayMs),
  }
  await ctx.db
    .insert(albumAccess)
    .values({ ownerId: ctx.actor.memberId, viewerId, ...granted })
    .onConflictDoUpdate({ target: [albumAccess.ownerId, albumAccess.viewerId], set: granted })
}

/** Refuses a request, or takes back what was granted. The gate asks with every picture, so it ends at once. */
export async function refuseAlbum(ctx: MemberCtx, viewerId: string): Promise<void> {
  await ctx.db
    .update(albumAccess)
    .set({ state: 'refused', decidedAt: ctx.now(), expiresAt: null })
    .where(and(eq(albumAccess.ownerId, ctx.actor.memberId), eq(albumAccess.viewerId, viewerId)))
}
