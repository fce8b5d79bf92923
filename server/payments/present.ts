import type { z } from 'zod'
import { vatIn } from '#common/payments/vat.ts'
import type { StoredCard } from '#common/wire/cards.ts'
import type { Order, orderResponseSchema, sandboxPaymentSchema } from '#common/wire/payments.ts'
import type { CardRow } from './cards/own-cards.ts'
import type { InvoiceRow } from './invoices/find-invoice.ts'
import { writeInvoiceNumber } from './invoices/invoice-number.ts'
import type { SandboxPayment } from './providers/sandbox.ts'
import type { OrderRow } from './queries.ts'

export function presentOrder(order: OrderRow): Order {
  const { currency } = order
  return {
    payment_id: order.id,
    number: order.number,
    bundle: order.bundleId,
    state: order.state,
    credits: order.credits,
    amount: { amount: order.amount, currency },
    discount:
      order.discountCode === null || order.discountPercentage === null
        ? null
        : {
            code: order.discountCode,
            percentage: order.discountPercentage,
            amount: { amount: order.discount, currency },
          },
    transaction_costs: { amount: order.transactionCosts, currency },
    vat: { amount: vatIn(order.amount + order.transactionCosts, order.vatRate), currency },
    vat_rate: order.vatRate,
    payment_method: order.method,
    created_at: order.createdAt.toISOString(),
  }
}

/** Where to go on paying while it is not over. */
export function redirectOf(order: OrderRow): string | null {
  return order.state === 'pending' ? order.redirect : null
}

export function presentOrderStep(order: OrderRow, invoice?: InvoiceRow): z.infer<typeof orderResponseSchema> {
  return {
    order: presentOrder(order),
    invoice: invoice ? writeInvoiceNumber(invoice) : null,
    redirect: redirectOf(order),
  }
}

export function presentSandboxPayment(payment: SandboxPayment): z.infer<typeof sandboxPaymentSchema> {
  return {
    id: payment.id,
    amount: { amount: payment.amount, currency: payment.currency },
    method: payment.method,
    state: payment.state,
    keep_card: payment.keepCard,
    return_path: payment.returnPath,
  }
}

export function presentCard({ id, method, brand, lastFour, expires }: CardRow): StoredCard {
  return { id, method, brand, last_four: lastFour, expires }
}
