import { v4 as uuidv4 } from 'uuid'
import type { Ctx } from '#server/kernel/context.ts'
import type { ProviderEvent } from '#server/payments/providers/provider.ts'
import { writeSandboxEvent } from '#server/payments/providers/sandbox-event.ts'
import { signSandboxBody } from '#server/payments/providers/sandbox-signature.ts'
import type { TestApp } from '../start/create-test-app.ts'
import type { Purchase } from './buy-bundle.ts'

type Paid = Pick<Purchase, 'order' | 'sandboxId'>

/** What the provider would say of a payment: that it is completed by default, and as a piece of news of its own. */
export function providerEventOf(
  { order, sandboxId }: Paid,
  changes: Partial<ProviderEvent> = {},
): ProviderEvent {
  return {
    eventId: uuidv4(),
    paymentId: sandboxId,
    reference: order.payment_id,
    state: 'completed',
    money: order.amount,
    ...changes,
  }
}

/** The request of an event, signed as the provider does. */
export async function signProviderEvent(t: TestApp, event: ProviderEvent) {
  const body = writeSandboxEvent(event)
  const headers = await signSandboxBody({ db: t.db, now: t.clock.now } as Ctx, body)
  return { path: '/api/webhook.php?provider=sandbox', body, headers }
}

/** Delivers an event, unless it is tampered with on its way; returns the status. */
export async function notifyPayment(
  t: TestApp,
  event: ProviderEvent,
  tamper?: (headers: Headers, body: Uint8Array) => void,
): Promise<number> {
  const { path, body, headers } = await signProviderEvent(t, event)
  tamper?.(headers, body)
  return (await t.fetch(path, { method: 'POST', headers, body: body as never })).status
}
