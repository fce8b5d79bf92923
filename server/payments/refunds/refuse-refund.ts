import { eq } from 'drizzle-orm'
import type { Ctx } from '#server/kernel/context.ts'
import type { ProviderEvent } from '../providers/provider.ts'
import type { OrderRow } from '../queries.ts'
import { refunds } from '../tables.ts'
import { findRefund } from './under-way.ts'

/** Ends a refund that the provider had taken on and that failed there, so that the money can be given back again. */
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
    .update(refunds)
    .set({ state: 'refused', providerRefundId: id, refusal, endedAt: ctx.now() })
    .where(eq(refunds.id, refund.id))
}
