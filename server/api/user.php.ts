import type { Context } from 'hono'
import { loginSchema, updateUserSchema, userResponseSchema } from '#common/members.ts'
import { followPresence } from '../conversations/presence.ts'
import type { Ctx } from '../ctx/context.ts'
import { endpoint } from '../http/endpoint.ts'
import type { Env } from '../http/env.ts'
import { clearSessionCookie, readDeviceCookie, setLocaleCookie } from '../http/session-cookie.ts'
import { logIn } from '../members/log-in.ts'
import { noteSessionDay } from '../members/own-sessions.ts'
import { setLanguage } from '../members/queries.ts'
import { AppError } from '../platform/errors.ts'
import { onlineMs } from '../profiles/coarse-steps.ts'
import { touchActivity } from '../profiles/touch-activity.ts'
import { type FoundUser, findUser } from './find-user.ts'
import { presentUser } from './present-user.ts'
import { startSession } from './start-session.ts'

export const postUser = endpoint(
  {
    method: 'post',
    path: '/api/user.php',
    summary: 'Signs in with an e-mail address or a name',
    access: 'anyone',
    limit: { calls: 300, seconds: 900 },
    body: loginSchema,
    response: userResponseSchema,
    errors: ['login_failed', 'login_blocked', 'account_pending_deletion', 'challenge_required'],
  },
  async (ctx, { body }, c) => {
    const account = await logIn(ctx, { ...body, device: readDeviceCookie(c), signal: c.req.raw.signal })
    await startSession(ctx, c, account)
    return { user: presentUser(ctx, await findUser(ctx, account.memberId)) }
  },
)

export const getUser = endpoint(
  {
    method: 'get',
    path: '/api/user.php',
    summary: 'The logged-in user, or null for a visitor',
    access: 'anyone',
    limit: 'none',
    response: userResponseSchema,
    errors: ['authentication_required'],
  },
  async (ctx, _input, c) => {
    const found = await currentUser(ctx, c)
    if (!found) return { user: null }
    const noted = new Date(found.lastActiveAt)
    if (await touchActivity(ctx, noted))
      followPresence(ctx, found.id, ctx.now().getTime() - noted.getTime() > onlineMs)
    await noteSessionDay(ctx)
    return { user: presentUser(ctx, found) }
  },
)

export const putUser = endpoint(
  {
    method: 'put',
    path: '/api/user.php',
    summary: 'Chooses the language',
    access: 'anyone',
    limit: { calls: 60, seconds: 60 },
    body: updateUserSchema,
    response: userResponseSchema,
    errors: ['authentication_required'],
  },
  async (ctx, { body }, c) => {
    setLocaleCookie(c, body.language)
    if (ctx.actor.kind === 'member') await setLanguage(ctx, ctx.actor.memberId, body.language)
    const found = await currentUser(ctx, c)
    return { user: found && presentUser(ctx, found) }
  },
)

/** Throws for a session that the store says is none, and takes its cookie back. */
async function currentUser(ctx: Ctx, c: Context<Env>): Promise<FoundUser | null> {
  if (ctx.actor.kind === 'member') return findUser(ctx, ctx.actor.memberId)
  if (!ctx.actor.expired) return null
  clearSessionCookie(c)
  throw new AppError('authentication_required')
}
