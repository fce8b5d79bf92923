import { eq } from 'drizzle-orm'
import { validate as isUuid } from 'uuid'
import type { OrderState } from '#common/wire/payments.ts'
import { type Ctx, inTransaction } from '../kernel/context.ts'
import { isLate } from '../promotions/is-late.ts'
import { forgetCard, keepCard, keepLateCard } from './cards/keep-card.ts'
import { judgeEvent, refundFailed, type Verdict } from './judge-event.ts'
import { lockMember } from './lock-member.ts'
import { orderStateChanges, receivedProviderEvents } from './payment-metrics.ts'
import type { ProviderEvent } from './providers/provider.ts'
import { putToAttention } from './put-to-attention.ts'
import type { OrderRow } from './queries.ts'
import { bookReversal } from './refunds/book-reversal.ts'
import { refuseRefund } from './refunds/refuse-refund.ts'
import { settleOrder } from './settle-order.ts'
import { orders, providerEvents, reversals } from './tables.ts'

/**
 * Applies a verified provider event, once: the order's lock puts events in a row, the event's key stops a repetition, and
 * the ledger's key would stop a second credit even so. All of it commits together. Money that comes for an erased account is
 * noted, credited to nobody and put before staff, who give it back.
 */
export async function applyEvent(ctx: Ctx, provider: string, event: ProviderEvent): Promise<void> {
  await inTransaction(ctx, async (tx) => {
    const order = await lockOrder(tx, event.reference)
    const erased = order ? (await lockMember(tx, order.memberId)) === 'erased' : false
    const verdict = judgeEvent(
      order && { ...order, reversals: await reversalsOf(tx, order) },
      provider,
      event,
    )
    const recorded = await tx.db
      .insert(providerEvents)
      .values({
        provider,
        eventId: event.eventId,
        payload: erased ? { ...event, card: undefined } : event,
        outcome: verdict.outcome,
        reason: verdict.outcome === 'applied' ? null : verdict.reason,
        receivedAt: tx.now(),
      })
      .onConflictDoNothing()
      .returning({ eventId: providerEvents.eventId })
    count(tx, recorded.length === 0 ? 'repeated' : verdict)
    if (recorded.length === 0 || !order) return
    if (verdict.outcome !== 'applied')
      return keepDetails(tx, order, erased ? { ...event, card: undefined } : event, verdict)
    const change = { ...verdict, uncredited: order.uncredited || (erased && order.state !== 'completed') }
    await writeOrder(tx, order, event, change)
    await applyChange(tx, { ...order, uncredited: change.uncredited }, event, { ...change, erased })
  })
}

type Change = { state: OrderState; returning: number; uncredited: boolean }

/** Does what follows from an event that changes an order. `order` is as it was before. */
async function applyChange(
  tx: Ctx,
  order: OrderRow,
  event: ProviderEvent,
  { state, returning, erased }: Change & { erased: boolean },
): Promise<void> {
  const isPaid = state === 'completed'
  if (isPaid && order.uncredited) await putToAttention(tx, order, 'account_erased')
  else if (order.discountCode && (await isLate(tx, order.id)))
    await putToAttention(tx, order, 'discount_taken')
  await settleOrder(tx, order, state)
  if (returning > 0) await bookReversal(tx, order, { event, amount: returning })
  if (isPaid && event.card) await (erased ? forgetCard : keepCard)(tx, order, event.card)
  if (state !== 'pending' && !erased) await tx.events.publish(tx, order.memberId, { type: 'user' })
}

async function writeOrder(
  ctx: Ctx,
  order: OrderRow,
  { paymentId, chargeId }: ProviderEvent,
  { state, returning, uncredited }: Change,
): Promise<void> {
  await ctx.db
    .update(orders)
    .set({
      state,
      providerPaymentId: paymentId ?? order.providerPaymentId,
      providerChargeId: chargeId ?? order.providerChargeId,
      returned: order.returned + returning,
      uncredited,
      ...(state === 'pending' ? {} : { endedAt: ctx.now() }),
    })
    .where(eq(orders.id, order.id))
}

/**
 * Keeps what an event says beside, though it changes no order: a look-up may complete an order before the notification
 * comes that names the charge, which refunds need, and the card.
 */
async function keepDetails(
  ctx: Ctx,
  order: OrderRow,
  event: ProviderEvent,
  { outcome, reason }: Exclude<Verdict, { outcome: 'applied' }>,
): Promise<void> {
  if (reason === refundFailed) await refuseRefund(ctx, order, event)
  if (outcome !== 'ignored' || event.state !== 'completed') return
  const { chargeId, card, eventId } = event
  if (chargeId && !order.providerChargeId)
    await ctx.db.update(orders).set({ providerChargeId: chargeId }).where(eq(orders.id, order.id))
  if (card) await keepLateCard(ctx, order, { card, eventId })
}

function count(ctx: Ctx, verdict: Verdict | 'repeated'): void {
  ctx.afterCommit(() => {
    const outcome = verdict === 'repeated' ? verdict : verdict.outcome
    ctx.metrics.count(receivedProviderEvents, { outcome })
    if (verdict !== 'repeated' && verdict.outcome === 'applied')
      ctx.metrics.count(orderStateChanges, { state: verdict.state })
  })
}

async function lockOrder(ctx: Ctx, reference: string): Promise<OrderRow | undefined> {
  if (!isUuid(reference)) return undefined
  const [order] = await ctx.db.select().from(orders).where(eq(orders.id, reference)).for('update')
  return order
}

async function reversalsOf(ctx: Ctx, order: OrderRow): Promise<string[]> {
  if (order.returned === 0) return []
  const booked = await ctx.db
    .select({ id: reversals.id })
    .from(reversals)
    .where(eq(reversals.orderId, order.id))
  return booked.map(({ id }) => id)
}
