import { z } from 'zod'
import { ageOutcomes } from '#common/age-assurance.ts'
import { decideSandboxAge } from '#server/members/age/decide-sandbox-age.ts'
import { endpoint } from '#server/site/endpoint.ts'

export const postAgeSandbox = endpoint(
  {
    method: 'post',
    path: '/api/age-sandbox.php',
    summary:
      'Chooses the outcome of one’s own age check at the sandbox, which signs it as a real provider does',
    access: 'member',
    beforeAge: true,
    limit: { calls: 60, seconds: 60 },
    body: z.object({ state: z.string().max(100), outcome: z.enum(ageOutcomes) }),
    response: z.object({ redirect: z.string() }),
    errors: ['not_found'],
  },
  async (ctx, { body }) => ({ redirect: await decideSandboxAge(ctx, body.state, body.outcome) }),
)
