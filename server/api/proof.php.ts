import { proofSchema } from '#common/leaving.ts'
import { okSchema } from '#common/wire.ts'
import { provePassword } from '../members/proof.ts'
import { endpoint } from '../site/endpoint.ts'

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
