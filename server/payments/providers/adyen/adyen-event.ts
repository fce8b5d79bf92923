import { createHmac, timingSafeEqual } from 'node:crypto'
import { z } from 'zod'
import type { AdyenAccount } from '#server/platform/payment-settings.ts'
import type { KeptCard, ProviderEvent } from '../provider.ts'

const itemSchema = z.object({
  pspReference: z.string().min(1).max(80),
  originalReference: z.string().max(80).optional(),
  merchantAccountCode: z.string(),
  merchantReference: z.string().max(100),
  amount: z.object({ value: z.int(), currency: z.string().length(3) }),
  eventCode: z.string().max(80),
  success: z.union([z.literal('true'), z.literal('false')]),
  additionalData: z.record(z.string(), z.unknown()),
})
type Item = z.output<typeof itemSchema>

const bodySchema = z.object({
  notificationItems: z.array(z.object({ NotificationRequestItem: itemSchema })).min(1),
})

/** Events that only a person can judge: what was booked did not happen after all, or happens again. */
const unsettled = new Set([
  'CANCELLATION',
  'CANCEL_OR_REFUND',
  'CAPTURE_FAILED',
  'CHARGEBACK_REVERSED',
  'REFUNDED_REVERSED',
  'TECHNICAL_CANCEL',
])

/** The states of a refund or chargeback, whose number the event has. */
const aboutReversals = new Set<ProviderEvent['state']>(['refunded', 'charged_back', 'refund_failed'])

/** What a standard webhook says, or null unless every item of it is signed, and for this account. */
export function readAdyenEvents(body: Uint8Array, account: AdyenAccount): ProviderEvent[] | null {
  const parsed = bodySchema.safeParse(parseJson(body))
  if (!parsed.success) return null
  const items = parsed.data.notificationItems.map((each) => each.NotificationRequestItem)
  const ours = items.every(
    (item) => item.merchantAccountCode === account.merchantAccount && isSigned(item, account.hmacKey),
  )
  return ours ? items.flatMap((item) => eventOf(item) ?? []) : null
}

/** Adyen signs these fields, in this order, and not what is additional. */
function isSigned(item: Item, hmacKey: string): boolean {
  const given = item.additionalData.hmacSignature
  if (typeof given !== 'string') return false
  const mac = createHmac('sha256', Buffer.from(hmacKey, 'hex'))
    .update(
      [
        item.pspReference,
        item.originalReference ?? '',
        item.merchantAccountCode,
        item.merchantReference,
        item.amount.value,
        item.amount.currency,
        item.eventCode,
        item.success,
      ].join(':'),
    )
    .digest()
  const signature = Buffer.from(given, 'base64')
  return signature.length === mac.length && timingSafeEqual(signature, mac)
}

function eventOf(item: Item): ProviderEvent | undefined {
  const state = stateOf(item)
  if (!state) return undefined
  const { pspReference, originalReference, merchantReference, amount, eventCode, success } = item
  const link = textOf(item, 'paymentLinkId')
  const first = eventCode === 'AUTHORISATION' || eventCode === 'PENDING'
  return {
    eventId: `${eventCode}.${pspReference}.${success}`,
    reference: merchantReference,
    paymentId: link ?? null,
    // A refused attempt on Adyen's page has a number of its own, and another attempt may follow.
    chargeId: first ? (state === 'completed' ? pspReference : undefined) : originalReference,
    state,
    money: { amount: amount.value, currency: amount.currency },
    ...(aboutReversals.has(state) ? { reversalId: pspReference } : {}),
    memberId: textOf(item, 'recurring.shopperReference') ?? textOf(item, 'shopperReference'),
    card: state === 'completed' ? cardOf(item) : undefined,
  }
}

function stateOf({ eventCode, success, additionalData }: Item): ProviderEvent['state'] | undefined {
  const went = success === 'true'
  switch (eventCode) {
    case 'AUTHORISATION':
      if (went) return 'completed'
      return typeof additionalData.paymentLinkId === 'string' ? 'pending' : 'failed'
    case 'PENDING':
      return 'pending'
    case 'OFFER_CLOSED':
      return 'cancelled'
    case 'REFUND':
      return went ? 'refunded' : 'refund_failed'
    case 'REFUND_FAILED':
      return 'refund_failed'
    case 'CHARGEBACK':
    case 'SECOND_CHARGEBACK':
      return 'charged_back'
    default:
      return unsettled.has(eventCode) ? 'attention' : undefined
  }
}

function cardOf(item: Item): KeptCard | undefined {
  const token =
    textOf(item, 'tokenization.storedPaymentMethodId') ?? textOf(item, 'recurring.recurringDetailReference')
  if (!token) return undefined
  const [, month = '', year = ''] = /^(\d{1,2})\/(\d{4})$/.exec(textOf(item, 'expiryDate') ?? '') ?? []
  const lastFour = textOf(item, 'cardSummary')
  return {
    token,
    brand: textOf(item, 'paymentMethod') ?? null,
    lastFour: lastFour && /^\d{4}$/.test(lastFour) ? lastFour : null,
    expires: year ? `${year}-${month.padStart(2, '0')}` : null,
  }
}

function textOf({ additionalData }: Item, name: string): string | undefined {
  const value = additionalData[name]
  return typeof value === 'string' && value.length > 0 && value.length <= 200 ? value : undefined
}

function parseJson(body: Uint8Array): unknown {
  try {
    return JSON.parse(new TextDecoder().decode(body))
  } catch {
    return undefined
  }
}
