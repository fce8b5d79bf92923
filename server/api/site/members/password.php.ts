import { okSchema } from '#common/wire/basics.ts'
import { changePasswordSchema } from '#common/wire/members.ts'
import { changePassword } from '#server/members/sign-in/change-password.ts'
import { endpoint } from '#server/site/endpoint.ts'

export const putPassword = endpoint(
  {
    method: 'put',
    path: '/api/password.php',
    summary: 'Changes the password and ends every other session',
    access: 'member',
    beforeAge: true,
    limit: { calls: 20, seconds: 3_600 },
    body: changePasswordSchema,
    response: okSchema,
    errors: ['login_blocked'],
  },
  async (ctx, { body }, c) => {
    await changePassword(ctx, { old: body.old_password, password: body.password, signal: c.req.raw.signal })
    return { ok: true as const }
  },
)
