import { eq, sql } from 'drizzle-orm'
import type { Ctx } from '#server/kernel/context.ts'
import { one } from '#server/platform/db/one.ts'
import { companies } from '#server/sites/tables.ts'
import type { OrderRow } from '../queries.ts'
import { invoiceSeries, invoices } from '../tables.ts'

/**
 * Gives a paid order the next invoice number of its company. The series' row is locked until the caller's transaction
 * ends, so that purchases of one company are numbered one after the other and a cancelled transaction leaves no gap.
 */
export async function issueInvoice(ctx: Ctx, order: OrderRow): Promise<void> {
  const { companyId } = order
  const { number } = one(
    await ctx.db
      .insert(invoiceSeries)
      .values({ companyId, lastNumber: 1 })
      .onConflictDoUpdate({
        target: invoiceSeries.companyId,
        set: { lastNumber: sql`${invoiceSeries.lastNumber} + 1` },
      })
      .returning({ number: invoiceSeries.lastNumber }),
  )
  const { name, address, city, country, kvk, vatNumbers } = one(
    await ctx.db.select().from(companies).where(eq(companies.id, companyId)),
  )
  const seller = { name, address, city, country, kvk, vatNumbers }
  await ctx.db.insert(invoices).values({ companyId, number, orderId: order.id, issuedAt: ctx.now(), seller })
}
