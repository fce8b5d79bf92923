import { okSchema } from '#common/wire.ts'
import { closeSession } from '../members/sessions.ts'
import { endpoint } from '../site/endpoint.ts'
import { clearSessionCookie } from '../site/session-cookie.ts'

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
