import { randomBytes } from 'node:crypto'
import { and, eq, inArray } from 'drizzle-orm'
import { grantedDays, trialPercentage } from '#common/payments/discount-rules.ts'
import { bundlesOfMember } from '../credits/offered-bundles.ts'
import type { MemberCtx } from '../kernel/context.ts'
import { findCompany } from '../sites/queries.ts'
import { discountCodes } from './tables.ts'

export type Granted = 'stay' | 'trial'
/** What is offered to a member who is about to leave; null where it was granted before or there is nothing to grant. */
export type StayOffers = {
  stay: { percentage: number } | null
  trial: {
    percentage: number
    bundle: { id: string; credits: number; price: number; currency: string }
  } | null
}

const dayMs = 86_400_000
/** More than the table allows would be a present. */
const mostPercent = 90

export async function stayOffers(ctx: MemberCtx): Promise<StayOffers> {
  const { memberId } = ctx.actor
  const granted = await ctx.db
    .select({ kind: discountCodes.kind })
    .from(discountCodes)
    .where(and(eq(discountCodes.userId, memberId), inArray(discountCodes.kind, ['stay', 'trial'])))
  const had = (kind: Granted) => granted.some((each) => each.kind === kind)
  const { deleteDiscount } = await findCompany(ctx)
  const { bundles } = await bundlesOfMember(ctx)
  const [bundle] = bundles
  const percentage = Math.min(deleteDiscount, mostPercent)
  return {
    stay: percentage > 0 && bundle && !had('stay') ? { percentage } : null,
    trial: bundle && !ctx.actor.paid && !had('trial') ? { percentage: trialPercentage, bundle } : null,
  }
}

/** Grants what stayOffers offers; false where it offers it no longer. A constraint holds that each comes once. */
export async function grantDiscount(ctx: MemberCtx, kind: Granted): Promise<boolean> {
  const offers = await stayOffers(ctx)
  const offer = offers[kind]
  if (!offer) return false
  const made = await ctx.db
    .insert(discountCodes)
    .values({
      siteId: ctx.site.id,
      code: `${kind.toUpperCase()}-${randomBytes(5).toString('hex').toUpperCase()}`,
      kind,
      userId: ctx.actor.memberId,
      expires: new Date(ctx.now().getTime() + grantedDays * dayMs),
      valuePercentage: offer.percentage,
      bundleId: kind === 'trial' ? (offers.trial?.bundle.id ?? null) : null,
      createdAt: ctx.now(),
    })
    .onConflictDoNothing()
    .returning({ id: discountCodes.id })
  return made.length > 0
}
