import { okSchema } from '#common/wire/basics.ts'
import { termsSchema } from '#common/wire/members.ts'
import { acceptTerms } from '#server/members/accept-terms.ts'
import { endpoint } from '#server/site/endpoint.ts'

export const postTerms = endpoint(
  {
    method: 'post',
    path: '/api/terms.php',
    summary: 'Accepts the terms in their present version',
    access: 'member',
    beforeAge: true,
    limit: { calls: 60, seconds: 3_600 },
    body: termsSchema,
    response: okSchema,
    errors: ['conflict'],
  },
  async (ctx, { body }) => {
    await acceptTerms(ctx, new Date(body.version))
    return { ok: true as const }
  },
)
