import { createServer, type RequestListener } from 'node:http'
import type { AddressInfo } from 'node:net'
import type { PaymentMethod, PaymentProvider } from '#common/wire/payments.ts'
import type { PaymentSettings } from '#server/platform/payment-settings.ts'
import type { TestApp } from '../start/create-test-app.ts'

/** What a payer sees on the page that a redirect leads to. */
export type Offered = { reference: string; amount: number; currency: string }
/** News of a payment; `id` tells one refund or chargeback from another. */
export type Told = Offered & {
  /** A refund is refused at once, or fails at the bank after it was taken on. */
  state: 'completed' | 'refunded' | 'charged_back' | 'refund_refused' | 'refund_failed'
  id: string
  /** The money that came, in the provider's own name. */
  charge: string
}
export type Delivery = {
  method: 'GET' | 'POST'
  path: string
  headers: Record<string, string>
  body?: string
}

/** The other side of a provider, as its documents describe it: what the contract's tests hold every adapter against. */
export type PaymentSide = {
  name: PaymentProvider
  settings: PaymentSettings
  method: PaymentMethod
  offered: (t: TestApp, redirect: string) => Promise<Offered>
  /** Somebody pays on the page. From now on a question is answered so; the notification is another matter. */
  pay: (t: TestApp, offered: Offered) => Promise<{ charge: string }>
  deliver: (t: TestApp, told: Told) => Promise<Delivery>
  /** The same with one character changed, by somebody without the key. */
  forge: (delivery: Delivery) => Delivery
  /** The same without a signature. */
  unsign: (delivery: Delivery) => Delivery
  /** How many refunds were made, where the adapter can ask for them. */
  refunds?: () => Promise<number>
  close: () => Promise<void>
}

export const noAccounts = { byMethod: {}, adyen: undefined, verotel: undefined }

/** A server on a port of its own, for a provider that is asked over HTTP. */
export async function listen(
  answer: RequestListener,
): Promise<{ origin: string; close: () => Promise<void> }> {
  const server = createServer(answer)
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const { port } = server.address() as AddressInfo
  return {
    origin: `http://127.0.0.1:${port}`,
    close: () => new Promise((resolve) => server.close(() => resolve())),
  }
}
