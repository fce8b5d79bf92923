import type { Money } from '#common/wire/basics.ts'
import type { PaymentMethod, PaymentProvider } from '#common/wire/payments.ts'
import type { Ctx } from '#server/kernel/context.ts'
import type { PaymentSettings } from '#server/platform/payment-settings.ts'

/** What a provider needs to start a payment. `reference` is the order's id, in all that either side says of it. */
export type PaymentStart = {
  reference: string
  /** All that is to be paid, costs included. */
  money: Money
  method: PaymentMethod
  memberId: string
  siteId: number
  /** The country whose prices the member sees, as ISO 3166-1 alpha-2. */
  country: string
  /** What the provider's page calls the purchase: discreet, in the member's language. */
  description: string
  /** The site as the member's browser reaches it, as https://example.com. */
  origin: string
  /** Where the member's browser goes afterwards, on that site. */
  returnPath: string
  /** The member wants the card kept, so that the next payment needs no typing. */
  keepCard: boolean
  /** The provider's name of the card that pays, kept by an earlier payment. */
  cardToken: string | undefined
}

/** `redirect` is where the browser goes on paying: a path of the site, or an address; null where nothing is left to do. */
export type StartedPayment = { paymentId: string; redirect: string | null; event?: ProviderEvent }

/** A payment as both sides know it; `chargeId` is the provider's number of the money that came, once it has. */
export type PaymentRef = { reference: string; paymentId: string; chargeId: string | null; money: Money }

/** A card that the provider keeps: what the member recognises it by, and never its number. */
export type KeptCard = {
  token: string
  brand: string | null
  lastFour: string | null
  /** YYYY-MM. */
  expires: string | null
}

/**
 * What a provider says has happened to a payment. Amount and reference are as the provider gives them; an event that
 * differs from the order in any of them is quarantined. `refund_failed` is a refund that was asked for and will not be
 * made; `attention` is what only a person can decide.
 */
export type ProviderEvent = {
  /** The same in every repetition of the event. */
  eventId: string
  reference: string
  /** At least one of the two names the payment. */
  paymentId: string | null
  chargeId?: string | undefined
  state:
    | 'pending'
    | 'completed'
    | 'failed'
    | 'cancelled'
    | 'refunded'
    | 'charged_back'
    | 'refund_failed'
    | 'attention'
  /** All that is to be paid; of a refund or chargeback what went back by this one. */
  money: Money
  /** Which refund or chargeback it is: the same in all news of the same one. Absent: the event is one of its own. */
  reversalId?: string | undefined
  /** Whose payment it is, and at which site, where the provider repeats what it was told. */
  memberId?: string | undefined
  siteId?: number | undefined
  /** The card that the provider keeps from now on. */
  card?: KeptCard | undefined
}

/** A notification as it came: the exact bytes, whatever pieces they arrived in. */
export type Notification = { headers: Headers; query: URLSearchParams; body: Uint8Array }

export type RefundStart = {
  /** Names the refund: asked again, the provider makes no second one. */
  key: string
  payment: PaymentRef
  /** The payment's amount or less. */
  money: Money
}

/**
 * A payment provider. Nothing but `verify`, `lookUp` and the `event` of `start` completes, fails or takes back an order,
 * and all three go through `applyEvent`. Every function may be called again after a crash; `start`, `refund`, `cancel` and
 * `removeCard` then do what they did before. What the provider cannot do is absent. Credentials are in `ctx.payments`.
 */
export type Provider = {
  name: PaymentProvider
  methods: readonly PaymentMethod[]
  /** Whether the installation has an account there. Without one nothing is asked of it, and nothing that it says is heard. */
  isOpen: (payments: PaymentSettings) => boolean
  /** The answer to a notification that was understood and stored. */
  accepted: string
  /** Methods whose cards it keeps for another payment. */
  keepsCards: readonly PaymentMethod[]
  /**
   * Starts a payment, once per reference: asked again it answers the payment that it started before. Throws `StartRefused`
   * where the provider says no.
   */
  start: (ctx: Ctx, payment: PaymentStart) => Promise<StartedPayment>
  /** How the payment stands now, or null when the provider knows none of that id. */
  lookUp: (ctx: Ctx, payment: PaymentRef) => Promise<ProviderEvent | null>
  /** What a notification says, which may be nothing of interest; null when it does not come from the provider. */
  verify: (ctx: Ctx, notification: Notification) => Promise<ProviderEvent[] | null>
  /** Lets a payment that nobody has paid end; news of it may follow. */
  cancel?: (ctx: Ctx, payment: PaymentRef) => Promise<void>
  /** Asks to give money back; only news of the refund books it. Throws `RefundRefused` where the provider says no. */
  refund?: (ctx: Ctx, refund: RefundStart) => Promise<{ refundId: string }>
  /** The `reversalId` in its news of a refund that staff made in its own console, by the number that it shows there. */
  reversalOf?: (reference: string) => string
  /** Makes the provider forget a card. One that it does not know is forgotten already. */
  removeCard?: (ctx: Ctx, card: { memberId: string; token: string }) => Promise<void>
}

/** The provider has begun no payment and charged nothing, whatever it was asked before. The message is its reason, for staff. */
export class StartRefused extends Error {}

/** The provider will not refund, however often it is asked. The message is its reason, for staff. */
export class RefundRefused extends Error {}
