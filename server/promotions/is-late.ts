import { and, eq } from 'drizzle-orm'
import type { Ctx } from '../kernel/context.ts'
import { discountUses } from './tables.ts'

/** Whether the order was paid after it had given its discount back and another had taken it. */
export async function isLate({ db }: Pick<Ctx, 'db'>, orderId: string): Promise<boolean> {
  const late = await db
    .select({ orderId: discountUses.orderId })
    .from(discountUses)
    .where(and(eq(discountUses.orderId, orderId), eq(discountUses.state, 'late')))
  return late.length > 0
}
