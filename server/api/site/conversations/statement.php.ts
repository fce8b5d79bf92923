import {
  type StatementLine,
  statementKinds,
  statementQuerySchema,
  statementResponseSchema,
} from '#common/wire/credits.ts'
import { findStatement, type StatementRow } from '#server/conversations/statement/statement.ts'
import { endpoint } from '#server/site/endpoint.ts'

export const getStatement = endpoint(
  {
    method: 'get',
    path: '/api/statement.php',
    summary: 'Every credit’s way to the member and from them, the newest first',
    access: 'member',
    beforeAge: true,
    limit: { calls: 600, seconds: 60 },
    query: statementQuerySchema,
    response: statementResponseSchema,
  },
  async (ctx, { query }) => {
    const { page, next } = await findStatement(ctx, query.after)
    return { lines: page.map(presentLine), next }
  },
)

function presentLine(row: StatementRow): StatementLine {
  const { payment_id: paymentId, payment_number: number } = row
  return {
    id: row.id,
    at: new Date(row.at).toISOString(),
    credits: row.credits,
    kind: statementKinds.find((kind) => kind === row.kind) ?? 'other',
    name: row.name,
    payment: paymentId && number ? { payment_id: paymentId, number } : null,
  }
}
