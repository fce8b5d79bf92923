import {
  askRefundSchema,
  dropRefundSchema,
  refundResponseSchema,
  refundsResponseSchema,
} from '#common/wire/spending.ts'
import { presentRefundable } from '#server/payments/spending/present.ts'
import {
  refundablePurchases,
  requestRefund,
  takeBackRequest,
} from '#server/payments/spending/refund-requests.ts'
import { endpoint } from '#server/site/endpoint.ts'

export const getRefunds = endpoint(
  {
    method: 'get',
    path: '/api/refunds.php',
    summary: 'The member’s paid orders, and what of each can be given back',
    access: 'member',
    beforeAge: true,
    limit: { calls: 600, seconds: 60 },
    response: refundsResponseSchema,
  },
  async (ctx) => ({ purchases: (await refundablePurchases(ctx)).map(presentRefundable) }),
)

export const postRefund = endpoint(
  {
    method: 'post',
    path: '/api/refunds.php',
    summary:
      'Withdraw from a purchase or, once that is over, ask for money back; the same order again is the same request',
    access: 'member',
    beforeAge: true,
    limit: { calls: 30, seconds: 3_600 },
    body: askRefundSchema,
    response: refundResponseSchema,
    errors: ['not_found', 'not_refundable'],
  },
  async (ctx, { body }) => ({ purchase: presentRefundable(await requestRefund(ctx, body)) }),
)

export const deleteRefund = endpoint(
  {
    method: 'delete',
    path: '/api/refunds.php',
    summary:
      'Take back a withdrawal or the wish for money back, while nothing is paid: its credits can be spent again',
    access: 'member',
    limit: { calls: 30, seconds: 3_600 },
    body: dropRefundSchema,
    response: refundResponseSchema,
    errors: ['not_found', 'not_refundable', 'refund_begun'],
  },
  async (ctx, { body }) => ({ purchase: presentRefundable(await takeBackRequest(ctx, body.order)) }),
)
