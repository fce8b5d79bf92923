import type { Money } from '#common/wire.ts'
import type { Ctx } from '#server/ctx/context.ts'

/** What a provider needs to start a payment. `reference` is the order's id. */
export type PaymentStart = {
  reference: string
  /** All that is to be paid, costs included. */
  money: Money
  method: string
  /** Where the member's browser goes afterwards, on the site it came from. */
  returnPath: string
}

export type StartedPayment = { paymentId: string; redirect: string }

/** How a payment stands at the provider, in the provider's own words of amount and reference. */
export type PaymentNotice = {
  /** The same for every repetition of one piece of news. */
  eventId: string
  paymentId: string
  reference: string
  /** The last two are always of the whole payment. */
  state: 'pending' | 'completed' | 'failed' | 'cancelled' | 'refunded' | 'charged_back'
  money: Money
}

export type Provider = {
  name: string
  /** Starts a payment, once per reference: asked again it answers the payment that it started before. */
  start: (ctx: Ctx, payment: PaymentStart) => Promise<StartedPayment>
  /** How the payment stands now, or null when the provider knows none of that id. */
  lookUp: (ctx: Ctx, paymentId: string) => Promise<PaymentNotice | null>
  /** What a notification says, or null when it does not come from the provider. */
  verify: (ctx: Ctx, headers: Headers, rawBody: Uint8Array) => Promise<PaymentNotice | null>
}
