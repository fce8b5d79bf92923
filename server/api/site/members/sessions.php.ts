import { okSchema } from '#common/wire/basics.ts'
import { endSessionSchema, sessionsResponseSchema } from '#common/wire/security.ts'
import { endOtherSessions, endSession, listSessions } from '#server/members/sessions/own-sessions.ts'
import { endpoint } from '#server/site/endpoint.ts'
import { readDeviceCookie } from '#server/site/session-cookie.ts'

export const getSessions = endpoint(
  {
    method: 'get',
    path: '/api/sessions.php',
    summary: 'Where the member is signed in',
    access: 'member',
    beforeAge: true,
    limit: 'none',
    response: sessionsResponseSchema,
  },
  async (ctx) => ({
    sessions: (await listSessions(ctx)).map(({ id, browser, createdAt, seenOn, current }) => ({
      id,
      browser,
      signed_in_at: createdAt.toISOString(),
      seen_on: seenOn,
      current,
    })),
  }),
)

export const deleteSession = endpoint(
  {
    method: 'delete',
    path: '/api/sessions.php',
    summary: 'Ends another session of the member, or all others',
    access: 'member',
    beforeAge: true,
    limit: { calls: 60, seconds: 60 },
    body: endSessionSchema,
    response: okSchema,
    errors: ['not_found'],
  },
  async (ctx, { body }, c) => {
    await (body.id === null ? endOtherSessions(ctx, readDeviceCookie(c)) : endSession(ctx, body.id))
    return { ok: true as const }
  },
)
