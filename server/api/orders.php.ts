import { ordersResponseSchema } from '#common/payments.ts'
import { presentOrder } from '../payments/present.ts'
import { ownOrders } from '../payments/queries.ts'
import { endpoint } from '../site/endpoint.ts'

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
