import { eq } from 'drizzle-orm'
import { validate as isUuid, v7 as uuidv7 } from 'uuid'
import { one } from '#server/platform/db/one.ts'
import { sandboxPayments } from '../tables.ts'
import type { PaymentNotice, Provider } from './provider.ts'
import { readSandboxNotice } from './sandbox-notice.ts'
import { hasSandboxSignature } from './sandbox-signature.ts'

export type SandboxPayment = typeof sandboxPayments.$inferSelect

const states = {
  open: 'pending',
  pending: 'pending',
  approved: 'completed',
  failed: 'failed',
  cancelled: 'cancelled',
} as const

/** The default provider: a pretend bank on a page of ours, which notifies as a real one does. */
export const sandbox: Provider = {
  name: 'sandbox',
  async start(ctx, { reference, money, method, returnPath }) {
    await ctx.db
      .insert(sandboxPayments)
      .values({ id: uuidv7(), reference, ...money, method, returnPath, createdAt: ctx.now() })
      .onConflictDoNothing({ target: sandboxPayments.reference })
    const { id } = one(
      await ctx.db
        .select({ id: sandboxPayments.id })
        .from(sandboxPayments)
        .where(eq(sandboxPayments.reference, reference)),
    )
    return { paymentId: id, redirect: `/sandbox/${id}` }
  },
  async lookUp(ctx, paymentId) {
    if (!isUuid(paymentId)) return null
    const [payment] = await ctx.db.select().from(sandboxPayments).where(eq(sandboxPayments.id, paymentId))
    return payment ? sandboxNotice(payment, 'lookup') : null
  },
  async verify(ctx, headers, rawBody) {
    return (await hasSandboxSignature(ctx, headers, rawBody)) ? readSandboxNotice(rawBody) : null
  },
}

/** What the sandbox says of a payment as it stands. `source` keeps a look-up apart from the notification. */
export function sandboxNotice(payment: SandboxPayment, source: 'lookup' | 'notice'): PaymentNotice {
  const state = states[payment.state]
  return {
    eventId: `${source}.${payment.id}.${state}`,
    paymentId: payment.id,
    reference: payment.reference,
    state,
    money: { amount: payment.amount, currency: payment.currency },
  }
}
