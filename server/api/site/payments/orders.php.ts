import { ordersResponseSchema } from '#common/wire/payments.ts'
import { presentOrder } from '#server/payments/present.ts'
import { ownOrders } from '#server/payments/queries.ts'
import { endpoint } from '#server/site/endpoint.ts'

export const getOrders = endpoint(
  {
    method: 'get',
    path: '/api/orders.php',
    summary: 'The member’s own orders, the newest first',
    access: 'member',
    beforeAge: true,
    limit: { calls: 600, seconds: 60 },
    response: ordersResponseSchema,
  },
  async (ctx) => ({ orders: (await ownOrders(ctx)).map(presentOrder) }),
)
