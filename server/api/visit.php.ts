import { memberIdSchema } from '#common/safety.ts'
import { okSchema } from '#common/wire.ts'
import { recordVisit } from '../profiles/visits/record-visit.ts'
import { endpoint } from '../site/endpoint.ts'

export const postVisit = endpoint(
  {
    method: 'post',
    path: '/api/visit.php',
    summary: 'Says that a member’s page is on the caller’s screen',
    access: 'member',
    limit: { calls: 240, seconds: 60 },
    body: memberIdSchema,
    response: okSchema,
    errors: ['not_found', 'blocked_by'],
  },
  async (ctx, { body }) => {
    await recordVisit(ctx, body.id)
    return { ok: true as const }
  },
)
