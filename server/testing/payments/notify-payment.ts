import { v4 as uuidv4 } from 'uuid'
import type { Ctx } from '#server/kernel/context.ts'
import type { PaymentNotice } from '#server/payments/providers/provider.ts'
import { writeSandboxNotice } from '#server/payments/providers/sandbox-notice.ts'
import { signSandboxBody } from '#server/payments/providers/sandbox-signature.ts'
import type { TestApp } from '../start/create-test-app.ts'
import type { Purchase } from './buy-bundle.ts'

type Paid = Pick<Purchase, 'order' | 'sandboxId'>

/** What the provider would say of a payment: that it is completed by default, and as a piece of news of its own. */
export function noticeOf({ order, sandboxId }: Paid, changes: Partial<PaymentNotice> = {}): PaymentNotice {
  return {
    eventId: uuidv4(),
    paymentId: sandboxId,
    reference: order.payment_id,
    state: 'completed',
    money: order.amount,
    ...changes,
  }
}

/** The request of a notice, signed as the provider does. */
export async function signNotice(t: TestApp, notice: PaymentNotice) {
  const body = writeSandboxNotice(notice)
  const headers = await signSandboxBody({ db: t.db, now: t.clock.now } as Ctx, body)
  return { path: '/api/webhook.php?provider=sandbox', body, headers }
}

/** Delivers a notice, unless it is tampered with on its way; returns the status. */
export async function notifyPayment(
  t: TestApp,
  notice: PaymentNotice,
  tamper?: (headers: Headers, body: Uint8Array) => void,
): Promise<number> {
  const { path, body, headers } = await signNotice(t, notice)
  tamper?.(headers, body)
  return (await t.fetch(path, { method: 'POST', headers, body: body as never })).status
}
