import { z } from 'zod'
import { createOrderSchema, orderResponseSchema } from '#common/payments.ts'
import { idSchema } from '#common/wire.ts'
import { endpoint } from '../http/endpoint.ts'
import { createOrder } from '../payments/create-order.ts'
import { lookUpOrder } from '../payments/look-up-order.ts'
import { presentOrderStep } from '../payments/present.ts'

export const postOrder = endpoint(
  {
    method: 'post',
    path: '/api/order.php',
    summary: 'Order a bundle and begin its payment; the same request_id again has the same order',
    access: 'member',
    limit: { calls: 60, seconds: 60 },
    body: createOrderSchema,
    response: orderResponseSchema,
    errors: ['not_found', 'conflict'],
  },
  async (ctx, { body }) => {
    const { request_id: requestId, bundle, method } = body
    return presentOrderStep(await createOrder(ctx, { requestId, bundle, method }))
  },
)

export const getOrder = endpoint(
  {
    method: 'get',
    path: '/api/order.php',
    summary: 'One of the member’s own orders; a pending one is looked up at the provider',
    access: 'member',
    limit: { calls: 600, seconds: 60 },
    query: z.object({ id: idSchema }),
    response: orderResponseSchema,
    errors: ['not_found'],
  },
  async (ctx, { query }) => presentOrderStep(await lookUpOrder(ctx, query.id)),
)
