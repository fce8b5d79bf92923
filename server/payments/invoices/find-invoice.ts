import { eq } from 'drizzle-orm'
import type { Ctx } from '#server/kernel/context.ts'
import { invoices } from '../tables.ts'

export type InvoiceRow = typeof invoices.$inferSelect

/** The invoice of an order that was paid. */
export async function findInvoice(ctx: Pick<Ctx, 'db'>, orderId: string): Promise<InvoiceRow | undefined> {
  const [invoice] = await ctx.db.select().from(invoices).where(eq(invoices.orderId, orderId))
  return invoice
}
