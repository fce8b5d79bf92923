import { eq } from 'drizzle-orm'
import { inTransaction, type MemberCtx } from '../ctx/context.ts'
import { one } from '../platform/db/one.ts'
import { AppError } from '../platform/errors.ts'
import { type SandboxPayment, sandboxNotice } from './providers/sandbox.ts'
import { writeSandboxNotice } from './providers/sandbox-notice.ts'
import { signSandboxBody } from './providers/sandbox-signature.ts'
import { ownSandboxPayment } from './queries.ts'
import { sandboxPayments } from './tables.ts'

export type SandboxDecision = 'approve' | 'fail' | 'cancel' | 'pending'
type Deliver = (headers: Headers, rawBody: Uint8Array) => Promise<void>

const decided = { approve: 'approved', fail: 'failed', cancel: 'cancelled', pending: 'pending' } as const

/**
 * Decides one of the member's sandbox payments and delivers the notification a real provider would send. An open or
 * pending one can be decided; the same decision again delivers again, another one throws `payment_ended`.
 */
export async function decideSandboxPayment(
  ctx: MemberCtx,
  { id, decision }: { id: string; decision: SandboxDecision },
  deliver: Deliver,
): Promise<SandboxPayment> {
  await ownSandboxPayment(ctx, id)
  const payment = await inTransaction(ctx, (tx) => settle(tx, id, decided[decision]))
  const rawBody = writeSandboxNotice(sandboxNotice(payment, 'notice'))
  await deliver(await signSandboxBody(ctx, rawBody), rawBody)
  return payment
}

async function settle(ctx: MemberCtx, id: string, state: SandboxPayment['state']): Promise<SandboxPayment> {
  const payment = one(
    await ctx.db.select().from(sandboxPayments).where(eq(sandboxPayments.id, id)).for('update'),
  )
  if (payment.state === state) return payment
  if (payment.state !== 'open' && payment.state !== 'pending') throw new AppError('payment_ended')
  await ctx.db.update(sandboxPayments).set({ state }).where(eq(sandboxPayments.id, id))
  return { ...payment, state }
}
