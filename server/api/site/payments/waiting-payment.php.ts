import { waitingPaymentSchema } from '#common/wire/payments.ts'
import { findWaiting } from '#server/payments/look-up-order.ts'
import { presentOrder, redirectOf } from '#server/payments/present.ts'
import { endpoint } from '#server/site/endpoint.ts'

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
