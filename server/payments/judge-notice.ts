import type { OrderState } from '#common/payments.ts'
import type { PaymentNotice } from './providers/provider.ts'

export type Verdict =
  | { outcome: 'applied'; state: PaymentNotice['state'] }
  | { outcome: 'ignored' | 'quarantined'; reason: string }

export type JudgedOrder = {
  provider: string
  providerPaymentId: string | null
  amount: number
  transactionCosts: number
  currency: string
  state: OrderState
}

const open: OrderState[] = ['created', 'pending']
const unpaid: OrderState[] = ['created', 'pending', 'failed', 'cancelled']
/** Money that went back had come, whatever notices said before. */
const reversible: OrderState[] = [...unpaid, 'completed']

/** The states of an order that each piece of news changes. */
const changes: Record<PaymentNotice['state'], OrderState[]> = {
  pending: ['created'],
  completed: unpaid,
  failed: open,
  cancelled: open,
  refunded: reversible,
  charged_back: reversible,
}

/**
 * What a provider's notice does to the order it names. Whatever differs from the order is quarantined; news that is
 * late changes nothing, except that money which did arrive is credited after all, and money that went back is taken.
 */
export function judgeNotice(
  order: JudgedOrder | undefined,
  provider: string,
  notice: PaymentNotice,
): Verdict {
  const difference = differenceOf(order, provider, notice)
  if (difference || !order) return { outcome: 'quarantined', reason: difference ?? 'unknown_order' }
  if (changes[notice.state].includes(order.state)) return { outcome: 'applied', state: notice.state }
  return { outcome: 'ignored', reason: `already_${order.state}` }
}

/** A notice may overtake the provider's first answer; the order then has no payment id yet, and takes this one. */
function differenceOf(
  order: JudgedOrder | undefined,
  provider: string,
  notice: PaymentNotice,
): string | undefined {
  if (!order) return 'unknown_order'
  if (order.provider !== provider) return 'other_provider'
  if (order.providerPaymentId !== null && order.providerPaymentId !== notice.paymentId) return 'other_payment'
  if (order.currency !== notice.money.currency) return 'other_currency'
  if (order.amount + order.transactionCosts !== notice.money.amount) return 'other_amount'
  return undefined
}
