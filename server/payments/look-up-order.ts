import type { MemberCtx } from '../ctx/context.ts'
import { applyNotice } from './apply-notice.ts'
import { findProvider } from './providers/find-provider.ts'
import { type OrderRow, ownOrder } from './queries.ts'

/** The member's own order; one that is still pending is asked for at the provider, whose notification may be lost. */
export async function lookUpOrder(ctx: MemberCtx, id: string): Promise<OrderRow> {
  const order = await ownOrder(ctx, id)
  if (order.state !== 'pending' || !order.providerPaymentId) return order
  const notice = await findProvider(order.provider)?.lookUp(ctx, order.providerPaymentId)
  if (!notice || notice.state === 'pending') return order
  await applyNotice(ctx, order.provider, notice)
  return ownOrder(ctx, id)
}
