import type { z } from 'zod'
import type { Order, sandboxPaymentSchema } from '#common/payments.ts'
import type { SandboxPayment } from './providers/sandbox.ts'
import type { OrderRow } from './queries.ts'

export function presentOrder(order: OrderRow): Order {
  const { currency } = order
  return {
    payment_id: order.id,
    state: order.state,
    credits: order.credits,
    amount: { amount: order.amount, currency },
    transaction_costs: { amount: order.transactionCosts, currency },
    payment_method: order.method,
    created_at: order.createdAt.toISOString(),
  }
}

/** The order, and where to go on paying while it is not over. */
export function presentOrderStep(order: OrderRow): { order: Order; redirect: string | null } {
  return { order: presentOrder(order), redirect: order.state === 'pending' ? order.redirect : null }
}

export function presentSandboxPayment(payment: SandboxPayment): z.infer<typeof sandboxPaymentSchema> {
  return {
    id: payment.id,
    amount: { amount: payment.amount, currency: payment.currency },
    method: payment.method,
    state: payment.state,
    return_path: payment.returnPath,
  }
}
