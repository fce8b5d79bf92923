import { spendingResponseSchema, updateSpendingSchema } from '#common/wire/spending.ts'
import { changeSpending, findSpending } from '#server/payments/spending/spending-rule.ts'
import { endpoint } from '#server/site/endpoint.ts'

export const getSpending = endpoint(
  {
    method: 'get',
    path: '/api/spending.php',
    summary: 'What the member lets themselves spend in a month, and what this month’s payments cost',
    access: 'member',
    beforeAge: true,
    limit: 'none',
    response: spendingResponseSchema,
  },
  async (ctx) => ({ spending: await findSpending(ctx) }),
)

export const putSpending = endpoint(
  {
    method: 'put',
    path: '/api/spending.php',
    summary: 'Changes the own monthly cap and the pause; what is looser holds a day later',
    access: 'member',
    beforeAge: true,
    limit: { calls: 60, seconds: 60 },
    body: updateSpendingSchema,
    response: spendingResponseSchema,
  },
  async (ctx, { body }) => ({ spending: await changeSpending(ctx, body) }),
)
