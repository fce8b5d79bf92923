import { z } from 'zod'
import { idSchema } from '#common/wire/basics.ts'
import { createOrderSchema, orderResponseSchema } from '#common/wire/payments.ts'
import { cancelOrder } from '#server/payments/cancel-order.ts'
import { createOrder } from '#server/payments/create-order.ts'
import { findInvoice } from '#server/payments/invoices/find-invoice.ts'
import { lookUpOrder } from '#server/payments/look-up-order.ts'
import { presentOrderStep } from '#server/payments/present.ts'
import { endpoint } from '#server/site/endpoint.ts'

export const postOrder = endpoint(
  {
    method: 'post',
    path: '/api/order.php',
    summary: 'Order a bundle and begin its payment; the same request_id again has the same order',
    access: 'member',
    limit: { calls: 60, seconds: 60 },
    body: createOrderSchema,
    response: orderResponseSchema,
    errors: [
      'not_found',
      'conflict',
      'payment_open',
      'bought_meanwhile',
      'payment_ended',
      'spending_paused',
      'spending_cap',
      'price_changed',
      'mandate_required',
    ],
  },
  async (ctx, { body }) => {
    const { request_id: requestId, keep_card: keepCard, last_paid: lastPaid, ...choice } = body
    return presentOrderStep(await createOrder(ctx, { requestId, keepCard, lastPaid, ...choice }))
  },
)

export const getOrder = endpoint(
  {
    method: 'get',
    path: '/api/order.php',
    summary: 'One of the member’s own orders; a pending one is looked up at the provider',
    access: 'member',
    beforeAge: true,
    limit: { calls: 600, seconds: 60 },
    query: z.object({ id: idSchema }),
    response: orderResponseSchema,
    errors: ['not_found'],
  },
  async (ctx, { query }) => {
    const order = await lookUpOrder(ctx, query.id)
    return presentOrderStep(order, await findInvoice(ctx, order.id))
  },
)

export const deleteOrder = endpoint(
  {
    method: 'delete',
    path: '/api/order.php',
    summary: 'End one of the member’s own payments that waits, so that another can begin',
    access: 'member',
    beforeAge: true,
    limit: { calls: 60, seconds: 60 },
    body: z.object({ id: idSchema }),
    response: orderResponseSchema,
    errors: ['not_found', 'payment_ended', 'debit_sent'],
  },
  async (ctx, { body }) => presentOrderStep(await cancelOrder(ctx, body.id)),
)
