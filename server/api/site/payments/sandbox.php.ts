import { z } from 'zod'
import { idSchema } from '#common/wire/basics.ts'
import { sandboxDecisionSchema, sandboxResponseSchema } from '#common/wire/payments.ts'
import { decideSandboxPayment } from '#server/payments/decide-sandbox-payment.ts'
import { presentSandboxPayment } from '#server/payments/present.ts'
import { ownSandboxPayment } from '#server/payments/queries.ts'
import { endpoint } from '#server/site/endpoint.ts'

export const getSandbox = endpoint(
  {
    method: 'get',
    path: '/api/sandbox.php',
    summary: 'A payment at the sandbox, for the member whose order it is',
    access: 'member',
    beforeAge: true,
    limit: { calls: 600, seconds: 60 },
    query: z.object({ id: idSchema }),
    response: sandboxResponseSchema,
    errors: ['not_found'],
  },
  async (ctx, { query }) => ({ payment: presentSandboxPayment(await ownSandboxPayment(ctx, query.id)) }),
)

export const postSandbox = endpoint(
  {
    method: 'post',
    path: '/api/sandbox.php',
    summary: 'Decide a payment at the sandbox, which then notifies as a real provider does',
    access: 'member',
    beforeAge: true,
    limit: { calls: 240, seconds: 60 },
    body: sandboxDecisionSchema,
    response: sandboxResponseSchema,
    errors: ['not_found', 'payment_ended'],
  },
  async (ctx, { body }) => {
    return { payment: presentSandboxPayment(await decideSandboxPayment(ctx, body)) }
  },
)
