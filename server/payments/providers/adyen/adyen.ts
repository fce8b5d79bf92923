import { paymentMethods } from '#common/payments/payment-methods.ts'
import { required } from '#common/required.ts'
import type { Ctx } from '#server/kernel/context.ts'
import {
  type PaymentRef,
  type PaymentStart,
  type Provider,
  type ProviderEvent,
  RefundRefused,
  type StartedPayment,
  StartRefused,
} from '../provider.ts'
import { AdyenRefusal, accountOf, openCheckout } from './adyen-client.ts'
import { readAdyenEvents } from './adyen-event.ts'
import { adyenMethods } from './adyen-methods.ts'

/**
 * Adyen, by its official library. A payment is a payment link, whose hosted page takes the method, confirms who pays and
 * comes back; its id is the payment's. A kept card pays without that page, unless the bank wants to know who pays.
 */
export const adyen: Provider = {
  name: 'adyen',
  isOpen: (payments) => payments.adyen !== undefined,
  methods: paymentMethods.filter((method) => adyenMethods[method]),
  keepsCards: paymentMethods.filter((method) => adyenMethods[method] === 'scheme'),
  accepted: '[accepted]',
  async start(ctx, payment) {
    return (payment.cardToken && (await payByCard(ctx, payment, payment.cardToken))) || openLink(ctx, payment)
  },
  async lookUp(ctx, payment) {
    if (!isLink(payment)) return null
    const { PaymentLinksApi } = await openCheckout(accountOf(ctx))
    const link = await unlessUnknown(PaymentLinksApi.getPaymentLink(payment.paymentId))
    if (!link) return null
    const state = linkStates[link.status]
    return {
      eventId: `link.${link.id}.${state}`,
      reference: link.reference,
      paymentId: link.id,
      state,
      money: { amount: link.amount.value, currency: link.amount.currency },
      memberId: link.shopperReference,
    }
  },
  verify: (ctx, { body }) => Promise.resolve(readAdyenEvents(body, accountOf(ctx))),
  async cancel(ctx, payment) {
    if (!isLink(payment)) return
    const { PaymentLinksApi } = await openCheckout(accountOf(ctx))
    const { Types } = await import('@adyen/api-library')
    const status = Types.checkout.UpdatePaymentLinkRequest.StatusEnum.Expired
    await unlessUnknown(PaymentLinksApi.updatePaymentLink(payment.paymentId, { status }))
  },
  async refund(ctx, { key, payment, money }) {
    const account = accountOf(ctx)
    if (!payment.chargeId) throw new RefundRefused('Adyen has not told the number of the payment yet')
    const { ModificationsApi } = await openCheckout(account)
    try {
      const { pspReference } = await ModificationsApi.refundCapturedPayment(
        payment.chargeId,
        {
          merchantAccount: account.merchantAccount,
          amount: { value: money.amount, currency: money.currency },
          reference: payment.reference,
        },
        { idempotencyKey: key },
      )
      return { refundId: pspReference }
    } catch (error) {
      if (error instanceof AdyenRefusal) throw new RefundRefused(error.message)
      throw error
    }
  },
  async removeCard(ctx, { memberId, token }) {
    const account = accountOf(ctx)
    const { RecurringApi } = await openCheckout(account)
    await unlessUnknown(
      RecurringApi.deleteTokenForStoredPaymentDetails(token, memberId, account.merchantAccount),
    )
  },
}

const linkStates = {
  active: 'pending',
  paymentPending: 'pending',
  completed: 'completed',
  expired: 'cancelled',
  paid: 'completed',
} as const satisfies Record<string, ProviderEvent['state']>

/** A payment by a kept card has the number of its charge instead. */
function isLink({ paymentId, chargeId }: PaymentRef): boolean {
  return paymentId !== chargeId && paymentId.startsWith('PL')
}

async function openLink(ctx: Ctx, payment: PaymentStart): Promise<StartedPayment> {
  const account = accountOf(ctx)
  const { Types } = await import('@adyen/api-library')
  const { RecurringProcessingModelEnum, StorePaymentMethodModeEnum } = Types.checkout.PaymentLinkRequest
  const { PaymentLinksApi } = await openCheckout(account)
  const { reference, money, method, memberId, country, description, origin, returnPath, keepCard } = payment
  const link = await PaymentLinksApi.paymentLinks(
    {
      merchantAccount: account.merchantAccount,
      reference,
      amount: { value: money.amount, currency: money.currency },
      allowedPaymentMethods: [required(adyenMethods[method])],
      countryCode: country,
      description: description.slice(0, 280),
      returnUrl: `${origin}${returnPath}`,
      shopperLocale: ctx.locale,
      shopperReference: memberId,
      recurringProcessingModel: RecurringProcessingModelEnum.CardOnFile,
      storePaymentMethodMode: keepCard
        ? StorePaymentMethodModeEnum.Enabled
        : StorePaymentMethodModeEnum.Disabled,
    },
    { idempotencyKey: reference },
  )
  return { paymentId: link.id, redirect: link.url }
}

/** Throws `StartRefused` where nothing was charged. Undefined where the bank wants to know who pays: then Adyen's page asks, and the first attempt stays unfinished. */
async function payByCard(
  ctx: Ctx,
  payment: PaymentStart,
  storedPaymentMethodId: string,
): Promise<StartedPayment | undefined> {
  const account = accountOf(ctx)
  const { Types } = await import('@adyen/api-library')
  const { RecurringProcessingModelEnum, ShopperInteractionEnum } = Types.checkout.PaymentRequest
  const { PaymentsApi } = await openCheckout(account)
  const { reference, money, memberId, country, origin, returnPath } = payment
  const answer = await PaymentsApi.payments(
    {
      merchantAccount: account.merchantAccount,
      reference,
      amount: { value: money.amount, currency: money.currency },
      countryCode: country,
      paymentMethod: { type: Types.checkout.CardDetails.TypeEnum.Scheme, storedPaymentMethodId },
      recurringProcessingModel: RecurringProcessingModelEnum.CardOnFile,
      shopperInteraction: ShopperInteractionEnum.ContAuth,
      shopperReference: memberId,
      returnUrl: `${origin}${returnPath}`,
    },
    { idempotencyKey: `${reference}.card` },
  )
  const { resultCode, pspReference } = answer
  const state = resultCode && cardStates.get(resultCode)
  if (state === 'failed' && !pspReference) throw new StartRefused(`Adyen answered ${resultCode}`)
  if (!state || !pspReference) return undefined
  const event = {
    eventId: `answer.${pspReference}.${state}`,
    reference,
    paymentId: pspReference,
    chargeId: state === 'failed' ? undefined : pspReference,
    state,
    money,
  }
  return { paymentId: pspReference, redirect: null, event }
}

/** What is not among them asks the member to do something first. */
const cardStates = new Map<string, 'completed' | 'pending' | 'failed'>([
  ['Authorised', 'completed'],
  ['Pending', 'pending'],
  ['Received', 'pending'],
  ['Refused', 'failed'],
  ['Cancelled', 'failed'],
  ['Error', 'failed'],
])

/** What Adyen does not know is null. */
async function unlessUnknown<T>(asked: Promise<T>): Promise<T | null> {
  return asked.catch((error: unknown) => {
    if (error instanceof AdyenRefusal && (error.status === 404 || error.status === 422)) return null
    throw error
  })
}
