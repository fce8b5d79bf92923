import { and, eq, inArray } from 'drizzle-orm'
import { inTransaction, type MemberCtx } from '#server/kernel/context.ts'
import { AppError } from '#server/platform/errors.ts'
import { siteKey } from '#server/sites/site-key.ts'
import { findRelation } from '../queries.ts'
import { isVisible } from '../relation/relation.ts'
import { albumAccess, visits } from '../tables.ts'
import { blocksMade } from './block-metrics.ts'
import { blocks } from './tables.ts'

/**
 * Blocks a member: from now on neither of the two sees or reaches the other, on all sites of the company. A member who
 * blocked the caller can be blocked too. What one let the other see, and visits, do not come back with an end of the
 * block.
 */
export async function blockMember(ctx: MemberCtx, id: string): Promise<void> {
  const found = await findRelation(ctx, id)
  if (found?.relation.blockedByViewer) return
  if (!found || found.relation.self || !isVisible(found.relation)) throw new AppError('not_found')
  await inTransaction(ctx, async (tx) => {
    const pair = [tx.actor.memberId, id]
    const made = await tx.db
      .insert(blocks)
      .values({ fromId: tx.actor.memberId, toId: id, companyId: tx.site.companyId, createdAt: tx.now() })
      .onConflictDoNothing()
      .returning({ toId: blocks.toId })
    await tx.db.delete(visits).where(and(inArray(visits.memberId, pair), inArray(visits.visitorId, pair)))
    await tx.db
      .delete(albumAccess)
      .where(and(inArray(albumAccess.ownerId, pair), inArray(albumAccess.viewerId, pair)))
    if (made.length > 0) tx.afterCommit(() => tx.metrics.count(blocksMade, { site: siteKey(tx.site) }))
  })
}

/** Ends the caller's own block; the other's stands. A second time changes nothing. */
export async function unblockMember(ctx: MemberCtx, id: string): Promise<void> {
  await ctx.db.delete(blocks).where(and(eq(blocks.fromId, ctx.actor.memberId), eq(blocks.toId, id)))
}
