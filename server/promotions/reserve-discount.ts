import { and, eq } from 'drizzle-orm'
import type { MemberCtx } from '../kernel/context.ts'
import { one } from '../platform/db/one.ts'
import { AppError } from '../platform/errors.ts'
import { discountCodes, discountUses } from './tables.ts'

/**
 * Takes the code's discount for the order, in its transaction and under the member's lock. Throws `price_changed` where a
 * code that can be used once was taken by another member meanwhile.
 */
export async function reserveDiscount(ctx: MemberCtx, orderId: string, code: string): Promise<void> {
  const found = await ctx.db
    .select({ codeId: discountCodes.id, validity: discountCodes.validity })
    .from(discountCodes)
    .where(and(eq(discountCodes.siteId, ctx.site.id), eq(discountCodes.code, code)))
  const reserved = await ctx.db
    .insert(discountUses)
    .values({ orderId, ...one(found), userId: ctx.actor.memberId, state: 'reserved' })
    .onConflictDoNothing()
    .returning({ orderId: discountUses.orderId })
  if (reserved.length === 0) throw new AppError('price_changed')
}
