import { okSchema } from '#common/wire/basics.ts'
import { askResetSchema, resetSchema, userResponseSchema } from '#common/wire/members.ts'
import { askReset, resetPassword } from '#server/members/sign-in/reset-password.ts'
import { endpoint } from '#server/site/endpoint.ts'
import { findUser } from './find-user.ts'
import { presentUser } from './present-user.ts'
import { startSession } from './start-session.ts'

export const postReset = endpoint(
  {
    method: 'post',
    path: '/api/reset.php',
    summary: 'Mails the way to a new password',
    access: 'anyone',
    beforeAge: true,
    limit: { calls: 30, seconds: 3_600 },
    body: askResetSchema,
    response: okSchema,
    errors: ['too_many_resets'],
  },
  async (ctx, { body }) => {
    await askReset(ctx, body.email)
    return { ok: true as const }
  },
)

export const putReset = endpoint(
  {
    method: 'put',
    path: '/api/reset.php',
    summary: 'Sets a new password by the mailed link, once, and signs in',
    access: 'anyone',
    beforeAge: true,
    limit: { calls: 60, seconds: 3_600 },
    body: resetSchema,
    response: userResponseSchema,
    errors: ['link_invalid'],
  },
  async (ctx, { body }, c) => {
    const memberId = await resetPassword(ctx, { ...body, signal: c.req.raw.signal })
    const found = await findUser(ctx, memberId)
    const language = await startSession(ctx, c, { memberId, language: found.language, byMail: true })
    return { user: presentUser(ctx, { ...found, language }) }
  },
)
