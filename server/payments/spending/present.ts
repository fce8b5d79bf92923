import type { z } from 'zod'
import type { refundableSchema } from '#common/wire/spending.ts'
import { presentOrder } from '../present.ts'
import type { Refundable } from './refund-requests.ts'

export function presentRefundable({
  order,
  withdrawUntil,
  credits,
  amount,
  request,
  begun,
}: Refundable): z.infer<typeof refundableSchema> {
  const { currency } = order
  return {
    order: presentOrder(order),
    withdraw_until: withdrawUntil?.toISOString() ?? null,
    unused_credits: credits,
    amount: { amount, currency },
    request: request && {
      kind: request.kind,
      credits: request.credits,
      amount: { amount: request.amount, currency },
      begun,
      created_at: request.createdAt.toISOString(),
    },
  }
}
