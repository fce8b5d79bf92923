import type { OrderState } from '#common/wire/payments.ts'
import type { ProviderEvent } from './providers/provider.ts'

export type Verdict =
  | { outcome: 'applied'; state: OrderState; returning: number }
  | { outcome: 'ignored' | 'quarantined'; reason: string }

export type JudgedOrder = {
  provider: string
  providerPaymentId: string | null
  providerChargeId: string | null
  memberId: string
  siteId: number
  amount: number
  transactionCosts: number
  currency: string
  state: OrderState
  /** What has gone back already. */
  returned: number
  /** The refunds and chargebacks by which it went. */
  reversals: string[]
}

const open: OrderState[] = ['created', 'pending']
const unpaid: OrderState[] = ['created', 'pending', 'failed', 'cancelled']
/** The states that money can go back from: if it went back it had come, whatever events said before. */
const reversible: OrderState[] = [...unpaid, 'completed']

/** Why a person looks at a refund that was not made: it can be asked for again. */
export const refundFailed = 'refund_failed'

/** The states of an order that each kind of event changes. */
const changes = {
  pending: ['created'],
  completed: unpaid,
  failed: open,
  cancelled: open,
  refunded: reversible,
  charged_back: reversible,
} satisfies Record<string, OrderState[]> as Record<
  Exclude<ProviderEvent['state'], 'attention' | 'refund_failed'>,
  OrderState[]
>

/**
 * Judges what a provider event does to the order it names. Whatever differs from the order is quarantined; an event
 * that is late changes nothing, except that money which did arrive is credited after all, and money that went back is
 * taken. An order stays completed until all its money went back.
 */
export function judgeEvent(order: JudgedOrder | undefined, provider: string, event: ProviderEvent): Verdict {
  if (!order) return { outcome: 'quarantined', reason: 'unknown_order' }
  const difference = differenceOf(order, provider, event)
  if (difference) return { outcome: 'quarantined', reason: difference }
  const { state } = event
  if (state === 'attention' || (state === 'refund_failed' && isBooked(order, event)))
    return { outcome: 'quarantined', reason: 'needs_attention' }
  if (state === 'refund_failed') return { outcome: 'quarantined', reason: refundFailed }
  if (!changes[state].includes(order.state)) return { outcome: 'ignored', reason: `already_${order.state}` }
  if (state !== 'refunded' && state !== 'charged_back') return { outcome: 'applied', state, returning: 0 }
  return judgeReversal(order, state, event)
}

/**
 * Judges a refund or chargeback. A chargeback is often of the whole payment, also where a part of it was refunded
 * before: no more goes back than is left.
 */
function judgeReversal(
  order: JudgedOrder,
  state: 'refunded' | 'charged_back',
  event: ProviderEvent,
): Verdict {
  const { money } = event
  if (isBooked(order, event)) return { outcome: 'ignored', reason: 'already_booked' }
  const left = totalOf(order) - order.returned
  if (state === 'refunded' && money.amount > left) return { outcome: 'quarantined', reason: 'other_amount' }
  const returning = Math.min(money.amount, left)
  return { outcome: 'applied', state: returning === left ? state : 'completed', returning }
}

function isBooked({ reversals }: JudgedOrder, { reversalId, eventId }: ProviderEvent): boolean {
  return reversals.includes(reversalId ?? eventId)
}

/**
 * Tells in what an event differs from the order. An event may overtake the provider's first answer; the order then has
 * no payment id yet, and takes this one. It names the payment, or the money that came by it, or both.
 */
function differenceOf(order: JudgedOrder, provider: string, event: ProviderEvent): string | undefined {
  const { paymentId, chargeId, memberId, siteId, money } = event
  if (order.provider !== provider) return 'other_provider'
  if (differs(order.providerPaymentId, paymentId) || differs(order.providerChargeId, chargeId))
    return 'other_payment'
  if (differs(order.memberId, memberId)) return 'other_member'
  if (differs(order.siteId, siteId)) return 'other_site'
  if (order.currency !== money.currency) return 'other_currency'
  const partly = event.state === 'refunded' || event.state === 'charged_back'
  const fits = partly ? money.amount > 0 && money.amount <= totalOf(order) : money.amount === totalOf(order)
  const isForStaff = event.state === 'attention' || event.state === 'refund_failed'
  return fits || isForStaff ? undefined : 'other_amount'
}

function differs<T>(known: T | null, told: T | null | undefined): boolean {
  return known !== null && told !== null && told !== undefined && known !== told
}

function totalOf({ amount, transactionCosts }: JudgedOrder): number {
  return amount + transactionCosts
}
