import { eq } from 'drizzle-orm'
import type { PaymentMethod } from '#common/wire/payments.ts'
import { perSite } from '#server/sites/per-site.ts'
import { transactionCosts } from '../tables.ts'

const costsOfSite = perSite((ctx) =>
  ctx.db.select().from(transactionCosts).where(eq(transactionCosts.siteId, ctx.site.id)),
)

/** What each method costs beside the price, in minor units of the currency. A discount does not change it. */
export async function costsOf(
  ctx: Parameters<typeof costsOfSite>[0],
  currency: string,
): Promise<(method: PaymentMethod) => number> {
  const rows = await costsOfSite(ctx)
  return (method) => rows.find((row) => row.currency === currency && row.method === method)?.amount ?? 0
}
