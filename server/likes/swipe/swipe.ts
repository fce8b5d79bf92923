import { and, eq } from 'drizzle-orm'
import type { SwipeDay } from '#common/wire/likes.ts'
import { inTransaction, type MemberCtx } from '#server/kernel/context.ts'
import { findRelation } from '#server/profiles/queries.ts'
import { requireRelation } from '#server/profiles/relation/relation.ts'
import { likeMember } from '../like-member.ts'
import { likes, swipePasses } from '../tables.ts'
import { lockDay, presentDay, takeSwipeLike } from './swipe-day.ts'

/**
 * A like in the swipe game, which counts against today's. The same like once more changes nothing and costs none; one
 * that cannot be given costs none either.
 */
export async function swipeLike(
  ctx: MemberCtx,
  id: string,
  zone: string,
): Promise<{ day: SwipeDay; match: boolean }> {
  return inTransaction(ctx, async (tx) => {
    const held = await lockDay(tx, zone)
    const day = (await isLiked(tx, id)) ? presentDay(tx, held) : await takeSwipeLike(tx, held, zone)
    const { match } = await likeMember(tx, id)
    await undoPass(tx, id)
    return { day, match }
  })
}

async function isLiked(ctx: MemberCtx, id: string): Promise<boolean> {
  const found = await ctx.db
    .select({ id: likes.toId })
    .from(likes)
    .where(and(eq(likes.fromId, ctx.actor.memberId), eq(likes.toId, id)))
  return found.length > 0
}

/** The member is not in the caller's stack any more. Passed twice, the first time stands. */
export async function passMember(ctx: MemberCtx, id: string): Promise<void> {
  requireRelation(await findRelation(ctx, id), 'like')
  await ctx.db
    .insert(swipePasses)
    .values({ fromId: ctx.actor.memberId, toId: id, createdAt: ctx.now() })
    .onConflictDoNothing()
}

/** Takes a pass back, or all of them. */
export async function undoPass(ctx: MemberCtx, id: string | undefined): Promise<void> {
  const own = eq(swipePasses.fromId, ctx.actor.memberId)
  await ctx.db.delete(swipePasses).where(id === undefined ? own : and(own, eq(swipePasses.toId, id)))
}
