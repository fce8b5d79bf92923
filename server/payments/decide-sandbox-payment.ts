import { eq } from 'drizzle-orm'
import type { SandboxDecision, SandboxState } from '#common/payments/sandbox-states.ts'
import type { SandboxDecisionRequest } from '#common/wire/payments.ts'
import { inTransaction, type MemberCtx } from '../kernel/context.ts'
import { one } from '../platform/db/one.ts'
import { AppError } from '../platform/errors.ts'
import type { ProviderEvent } from './providers/provider.ts'
import { type SandboxPayment, sandboxEvent } from './providers/sandbox.ts'
import { createSandboxCard } from './providers/sandbox-cards.ts'
import { queueSandboxEvent, sendSandboxEvent } from './providers/sandbox-delivery.ts'
import { ownSandboxPayment } from './queries.ts'
import { receiveNotification } from './receive-notification.ts'
import { sandboxPayments } from './tables.ts'

const decided = {
  approve: 'approved',
  authenticate: 'authenticating',
  fail: 'failed',
  cancel: 'cancelled',
  pending: 'pending',
  expire: 'expired',
  charge_back: 'charged_back',
} as const satisfies Record<SandboxDecision, SandboxState>

const undecided: SandboxState[] = ['open', 'authenticating', 'pending']

/**
 * Decides one of the member's sandbox payments and delivers the notification a real provider would send: at once, or
 * as the member wants to try it, later, repeated, and in the wrong order. An open or pending payment can be decided, and
 * an approved one charged back; the same decision again delivers again, another one throws `payment_ended`.
 */
export async function decideSandboxPayment(
  ctx: MemberCtx,
  request: SandboxDecisionRequest,
): Promise<SandboxPayment> {
  await ownSandboxPayment(ctx, request.id)
  const { delivery } = request
  const { payment, event } = await inTransaction(ctx, async (tx) => {
    const payment = await writeDecision(tx, request)
    const event = eventOf(tx, payment, request)
    if (delivery) await queueDelivery(tx, event, delivery)
    return { payment, event }
  })
  if (!delivery) await sendSandboxEvent(ctx, event, receiveNotification)
  return payment
}

async function writeDecision(
  ctx: MemberCtx,
  { id, decision, delivery }: SandboxDecisionRequest,
): Promise<SandboxPayment> {
  const state = decided[decision]
  const payment = one(
    await ctx.db.select().from(sandboxPayments).where(eq(sandboxPayments.id, id)).for('update'),
  )
  if (payment.state === state) return payment
  const possible =
    decision === 'charge_back' ? payment.state === 'approved' : undecided.includes(payment.state)
  if (!possible) throw new AppError('payment_ended')
  const toldAt = delivery ? new Date(ctx.now().getTime() + delivery.delay_seconds * 1_000) : null
  await ctx.db.update(sandboxPayments).set({ state, toldAt }).where(eq(sandboxPayments.id, id))
  return { ...payment, state, toldAt }
}

/** Makes the event of a payment. A card that is to be kept comes with the one that says that it has paid. */
function eventOf(ctx: MemberCtx, payment: SandboxPayment, { card }: SandboxDecisionRequest): ProviderEvent {
  const event = sandboxEvent(payment, 'notice')
  if (!payment.keepCard || payment.state !== 'approved') return event
  return { ...event, card: createSandboxCard(card ?? 'approves', ctx.now()) }
}

/** Queues the event as often as is asked. Out of order, what was true before it and what contradicts it follow. */
async function queueDelivery(
  ctx: MemberCtx,
  event: ProviderEvent,
  { delay_seconds, times, disorder }: NonNullable<SandboxDecisionRequest['delivery']>,
): Promise<void> {
  const told: ProviderEvent[] = Array.from({ length: times }, () => event)
  if (disorder)
    for (const state of ['pending', 'failed'] as const)
      told.push({ ...event, state, eventId: `late.${event.paymentId}.${state}`, card: undefined })
  for (const [index, each] of told.entries()) await queueSandboxEvent(ctx, each, delay_seconds + index)
}
