import { eq } from 'drizzle-orm'
import type { Ctx } from '#server/kernel/context.ts'
import type { ProviderEvent } from '../providers/provider.ts'
import type { OrderRow } from '../queries.ts'
import { refundRequests } from '../tables.ts'
import { findRefund } from './under-way.ts'

/** A refund that its provider had taken on failed there: it ends, so that the money can be given back again. */
export async function refuseRefund(
  ctx: Ctx,
  order: OrderRow,
  { reversalId, eventId, money }: ProviderEvent,
): Promise<void> {
  const id = reversalId ?? eventId
  const refund = await findRefund(ctx, order.id, { id, amount: money.amount })
  if (!refund) return
  const refusal = 'it failed at the provider or at the bank'
  await ctx.db
    .update(refundRequests)
    .set({ state: 'refused', providerRefundId: id, refusal, endedAt: ctx.now() })
    .where(eq(refundRequests.id, refund.id))
}
