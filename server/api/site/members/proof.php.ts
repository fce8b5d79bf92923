import { okSchema } from '#common/wire/basics.ts'
import { proofSchema } from '#common/wire/leaving.ts'
import { provePassword } from '#server/members/sign-in/proof.ts'
import { endpoint } from '#server/site/endpoint.ts'

export const postProof = endpoint(
  {
    method: 'post',
    path: '/api/proof.php',
    summary: 'Gives the password again: for ten minutes the session may do what asks for it',
    access: 'member',
    beforeAge: true,
    limit: { calls: 30, seconds: 900 },
    body: proofSchema,
    response: okSchema,
    errors: ['invalid', 'login_blocked'],
  },
  async (ctx, { body }, c) => {
    await provePassword(ctx, { password: body.password, signal: c.req.raw.signal })
    return { ok: true as const }
  },
)
