import { eq } from 'drizzle-orm'
import { inTransaction, type StaffCtx } from '#server/kernel/context.ts'
import { onSite } from '#server/kernel/on-site.ts'
import { RefundRefused } from '../providers/provider.ts'
import { orders } from '../tables.ts'
import { endRefundRequest, findOpenRequest, type RefundRequestRow } from './refund-request.ts'
import { moneyUnderWay } from './under-way.ts'

/**
 * Refuses a member's refund request. The credits that it held can be spent again from then on. Throws `RefundRefused`
 * where nothing is asked back, or where it can no longer be refused.
 */
export function refuseRefundRequest(
  ctx: StaffCtx,
  { order: id, refusal }: { order: string; refusal: string },
): Promise<RefundRequestRow> {
  return inTransaction(ctx, async (tx) => {
    const [order] = await tx.db.select().from(orders).where(eq(orders.id, id)).for('update')
    const request = await findOpenRequest(tx, id)
    if (!order || !request) throw new RefundRefused('its member asks nothing back')
    if (request.kind === 'withdrawal') throw new RefundRefused('a withdrawal cannot be refused')
    if ((await moneyUnderWay(tx, id, request.id)) > 0) throw new RefundRefused('money is on its way back')
    const end = { outcome: 'refused', refusedBy: tx.actor.name, refusal } as const
    await endRefundRequest(onSite(tx, order.siteId, 'en'), order, request, end)
    return request
  })
}
