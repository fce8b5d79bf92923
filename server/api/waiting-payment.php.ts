import { waitingPaymentSchema } from '#common/payments.ts'
import { findWaiting } from '../payments/look-up-order.ts'
import { presentOrder, redirectOf } from '../payments/present.ts'
import { endpoint } from '../site/endpoint.ts'

export const getWaitingPayment = endpoint(
  {
    method: 'get',
    path: '/api/waiting-payment.php',
    summary: 'The member’s one payment that is begun and has not ended, if there is one',
    access: 'member',
    beforeAge: true,
    limit: { calls: 600, seconds: 60 },
    response: waitingPaymentSchema,
  },
  async (ctx) => {
    const order = await findWaiting(ctx)
    return { order: order ? presentOrder(order) : null, redirect: order ? redirectOf(order) : null }
  },
)
