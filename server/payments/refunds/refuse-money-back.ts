import { eq } from 'drizzle-orm'
import { inTransaction, type StaffCtx } from '#server/kernel/context.ts'
import { onSite } from '#server/kernel/on-site.ts'
import { RefundRefused } from '../providers/provider.ts'
import { orders } from '../tables.ts'
import { endMoneyBack, type MoneyBackRow, openMoneyBack } from './money-back.ts'
import { moneyUnderWay } from './under-way.ts'

/**
 * Refuses what the member of an order asks back, which can be spent again from then on. Throws `RefundRefused` where
 * nothing is asked back, or where it can no longer be refused.
 */
export function refuseMoneyBack(
  ctx: StaffCtx,
  { order: id, refusal }: { order: string; refusal: string },
): Promise<MoneyBackRow> {
  return inTransaction(ctx, async (tx) => {
    const [order] = await tx.db.select().from(orders).where(eq(orders.id, id)).for('update')
    const request = await openMoneyBack(tx, id)
    if (!order || !request) throw new RefundRefused('its member asks nothing back')
    if (request.kind === 'withdrawal') throw new RefundRefused('a withdrawal cannot be refused')
    if ((await moneyUnderWay(tx, id, request.id)) > 0) throw new RefundRefused('money is on its way back')
    const end = { outcome: 'refused', refusedBy: tx.actor.name, refusal } as const
    await endMoneyBack(onSite(tx, order.siteId, 'en'), order, request, end)
    return request
  })
}
