import { okSchema } from '#common/wire/basics.ts'
import { memberIdSchema } from '#common/wire/safety.ts'
import { recordVisit } from '#server/profiles/visits/record-visit.ts'
import { endpoint } from '#server/site/endpoint.ts'

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
