import { and, eq, isNull, or } from 'drizzle-orm'
import { inOrder } from '#common/in-order.ts'
import type { LiveEvent } from '#common/wire/events.ts'
import { inTransaction, type MemberCtx } from '../kernel/context.ts'
import { announce } from '../platform/domain-events.ts'
import { findRelation } from '../profiles/queries.ts'
import { checkReach } from '../profiles/reach.ts'
import { requireRelation } from '../profiles/relation/relation.ts'
import { likeCreated } from './like-created.ts'
import { lockPair } from './lock-pair.ts'
import { likes, matches } from './tables.ts'

/**
 * Likes a member. `match`: this like answered the other's and made the match; true again when the same like is
 * retried, and never for the one whose like came first. Throws not_found for whoever the member cannot see.
 */
export async function likeMember(ctx: MemberCtx, toId: string): Promise<{ match: boolean }> {
  const fromId = ctx.actor.memberId
  await checkReach(ctx)
  return inTransaction(ctx, async (tx) => {
    requireRelation(await findRelation(tx, toId), 'like')
    await lockPair(tx, fromId, toId)
    const [mine, theirs] = await findPair(tx, fromId, toId)
    if (mine) return { match: Boolean(theirs && theirs.createdAt < mine.createdAt) }
    await writeLike(tx, toId, theirs)
    return { match: Boolean(theirs) }
  })
}

type Like = typeof likes.$inferSelect

async function findPair(ctx: MemberCtx, fromId: string, toId: string): Promise<(Like | undefined)[]> {
  const way = (from: string, to: string) => and(eq(likes.fromId, from), eq(likes.toId, to))
  const rows = await ctx.db
    .select()
    .from(likes)
    .where(or(way(fromId, toId), way(toId, fromId)))
  return [rows.find((like) => like.fromId === fromId), rows.find((like) => like.fromId === toId)]
}

/** The second like of a pair is always dated after the first: that tells later which of them made the match. */
async function writeLike(ctx: MemberCtx, toId: string, theirs: Like | undefined): Promise<void> {
  const fromId = ctx.actor.memberId
  const now = ctx.now()
  const createdAt = theirs && theirs.createdAt >= now ? new Date(theirs.createdAt.getTime() + 1) : now
  await ctx.db.insert(likes).values({ fromId, toId, createdAt })
  const match = Boolean(theirs)
  if (match) {
    const [lowId, highId] = inOrder(fromId, toId)
    await ctx.db.insert(matches).values({ lowId, highId, createdAt }).onConflictDoNothing()
    // Whoever likes back has seen the like.
    await ctx.db
      .update(likes)
      .set({ seenAt: now })
      .where(and(eq(likes.fromId, toId), eq(likes.toId, fromId), isNull(likes.seenAt)))
  }
  const news: [string, LiveEvent][] = [[toId, { type: 'like', id: fromId, match }]]
  if (match) news.push([fromId, { type: 'like', id: toId, match }])
  // In the order of the ids: publishing locks a row per member, and crossing pairs must not wait in a circle.
  for (const [memberId, event] of news.sort(([a], [b]) => (a < b ? -1 : 1)))
    await ctx.events.publish(ctx, memberId, event)
  await announce(ctx, likeCreated, { from: fromId, to: toId })
}
