import { and, eq } from 'drizzle-orm'
import type { Settings } from '#common/wire/sites.ts'
import type { Ctx } from '../kernel/context.ts'
import { perSite } from '../sites/per-site.ts'
import { accounts, bundles } from './tables.ts'

/** The member's balance in credits. */
export async function balanceOf({ db }: Pick<Ctx, 'db'>, memberId: string): Promise<number> {
  const [row] = await db
    .select({ balance: accounts.balance })
    .from(accounts)
    .where(eq(accounts.memberId, memberId))
  return row?.balance ?? 0
}

/** The balance, which nobody else changes until the transaction ends. */
export async function lockBalance({ db }: Pick<Ctx, 'db'>, memberId: string): Promise<number> {
  const [row] = await db
    .select({ balance: accounts.balance })
    .from(accounts)
    .where(eq(accounts.memberId, memberId))
    .for('no key update')
  return row?.balance ?? 0
}

/** Per country the least that one message can cost, in minor units: the lowest price per credit, rounded up. */
export const minimumMessageCosts = perSite(async (ctx) => {
  const rows = await ctx.db
    .select({
      country: bundles.country,
      currency: bundles.currency,
      credits: bundles.credits,
      price: bundles.price,
    })
    .from(bundles)
    .where(and(eq(bundles.siteId, ctx.site.id), eq(bundles.active, true)))
  const costs: Settings['minimum_message_costs'] = {}
  for (const row of rows) {
    const cost = Math.ceil((row.price * ctx.site.settings.message_credits) / row.credits)
    const known = costs[row.country]
    if (!known || cost < known.costs) costs[row.country] = { costs: cost, currency: row.currency }
  }
  return costs
})
