import { okSchema } from '#common/wire/basics.ts'
import { closeSession } from '#server/members/sessions/sessions.ts'
import { endpoint } from '#server/site/endpoint.ts'
import { clearSessionCookie } from '#server/site/session-cookie.ts'

export const getLogout = endpoint(
  {
    method: 'get',
    path: '/api/logout.php',
    summary: 'Ends the session',
    access: 'anyone',
    beforeAge: true,
    acting: true,
    limit: 'none',
    response: okSchema,
  },
  async (ctx, _input, c) => {
    await closeSession(ctx)
    clearSessionCookie(c)
    return { ok: true as const }
  },
)
