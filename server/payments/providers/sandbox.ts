import { and, eq, inArray } from 'drizzle-orm'
import { validate as isUuid, v7 as uuidv7 } from 'uuid'
import { paymentMethods } from '#common/payments/payment-methods.ts'
import type { Ctx } from '#server/kernel/context.ts'
import { one } from '#server/platform/db/one.ts'
import { sandboxPayments } from '../tables.ts'
import type { PaymentRef, Provider, ProviderEvent } from './provider.ts'
import { outcomeOfCard } from './sandbox-cards.ts'
import { readSandboxEvent } from './sandbox-event.ts'
import { refundAtSandbox } from './sandbox-refund.ts'
import { hasSandboxSignature } from './sandbox-signature.ts'

export type SandboxPayment = typeof sandboxPayments.$inferSelect

const states = {
  open: 'pending',
  authenticating: 'pending',
  pending: 'pending',
  approved: 'completed',
  failed: 'failed',
  cancelled: 'cancelled',
  expired: 'cancelled',
  refunded: 'refunded',
  charged_back: 'charged_back',
} as const

/** The default provider: a pretend bank on a page of ours, which notifies as a real one does. */
export const sandbox: Provider = {
  name: 'sandbox',
  isOpen: () => true,
  methods: paymentMethods,
  keepsCards: ['creditcard', 'dankort', 'cartebancaire', 'nexi'],
  accepted: 'OK',
  async start(ctx, { reference, money, method, memberId, siteId, returnPath, keepCard, cardToken }) {
    const state = cardToken ? outcomeOfCard(cardToken) : 'open'
    await ctx.db
      .insert(sandboxPayments)
      .values({
        id: uuidv7(),
        reference,
        ...money,
        method,
        memberId,
        siteId,
        returnPath,
        keepCard: keepCard && !cardToken,
        state,
        createdAt: ctx.now(),
      })
      .onConflictDoNothing({ target: sandboxPayments.reference })
    const payment = one(
      await ctx.db.select().from(sandboxPayments).where(eq(sandboxPayments.reference, reference)),
    )
    const redirect = `/sandbox/${payment.id}`
    return cardToken && payment.state !== 'authenticating'
      ? { paymentId: payment.id, redirect: null, event: sandboxEvent(payment, 'answer') }
      : { paymentId: payment.id, redirect }
  },
  async lookUp(ctx, { paymentId }) {
    if (!isUuid(paymentId)) return null
    const [payment] = await ctx.db.select().from(sandboxPayments).where(eq(sandboxPayments.id, paymentId))
    if (!payment) return null
    const told = !payment.toldAt || payment.toldAt <= ctx.now()
    return sandboxEvent(told ? payment : { ...payment, state: 'pending' }, 'lookup')
  },
  async verify(ctx, { headers, body }) {
    if (!(await hasSandboxSignature(ctx, headers, body))) return null
    const event = readSandboxEvent(body)
    return event && [event]
  },
  async cancel(ctx, payment) {
    await expire(ctx, payment)
  },
  refund: refundAtSandbox,
  // It keeps no cards: a token says all there is to know.
  removeCard: () => Promise.resolve(),
}

async function expire(ctx: Ctx, { paymentId }: PaymentRef): Promise<void> {
  await ctx.db
    .update(sandboxPayments)
    .set({ state: 'expired' })
    .where(and(eq(sandboxPayments.id, paymentId), inArray(sandboxPayments.state, ['open', 'authenticating'])))
}

/** What the sandbox says of a payment as it stands. `source` keeps a look-up apart from the notification. */
export function sandboxEvent(payment: SandboxPayment, source: 'lookup' | 'notice' | 'answer'): ProviderEvent {
  const state = states[payment.state]
  return {
    eventId: `${source}.${payment.id}.${state}`,
    paymentId: payment.id,
    reference: payment.reference,
    state,
    money: { amount: payment.amount, currency: payment.currency },
    ...(payment.memberId && { memberId: payment.memberId }),
    ...(payment.siteId && { siteId: payment.siteId }),
  }
}
