import { challengeResponseSchema } from '#common/wire/proof.ts'
import { makeChallenge } from '#server/members/sign-in/proof-of-work.ts'
import { endpoint } from '#server/site/endpoint.ts'

export const getChallenge = endpoint(
  {
    method: 'get',
    path: '/api/challenge.php',
    summary: 'A challenge whose solution signing up asks for, and signing in after failures',
    access: 'anyone',
    beforeAge: true,
    limit: { calls: 120, seconds: 600 },
    response: challengeResponseSchema,
  },
  async (ctx) => ({ challenge: await makeChallenge(ctx) }),
)
