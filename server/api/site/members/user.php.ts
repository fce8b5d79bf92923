import type { Context } from 'hono'
import { z } from 'zod'
import { okSchema } from '#common/wire/basics.ts'
import { loginSchema, updateUserSchema, userResponseSchema } from '#common/wire/members.ts'
import {
  type PushSubscriptionForm,
  pushQuerySchema,
  subscribeSchema,
  unsubscribePushSchema,
} from '#common/wire/push.ts'
import { followPresence } from '#server/conversations/presence.ts'
import { type Ctx, isMember } from '#server/kernel/context.ts'
import { setLanguage } from '#server/members/queries.ts'
import { noteSessionDay } from '#server/members/sessions/own-sessions.ts'
import { logIn } from '#server/members/sign-in/log-in.ts'
import { addDevice, removeDevice } from '#server/notifications/push/subscriptions.ts'
import { AppError } from '#server/platform/errors.ts'
import { onlineMs } from '#server/profiles/search/coarse-steps.ts'
import { touchActivity } from '#server/profiles/touch-activity.ts'
import { endpoint } from '#server/site/endpoint.ts'
import type { SiteEnv } from '#server/site/env.ts'
import { clearSessionCookie, readDeviceCookie, setLocaleCookie } from '#server/site/session-cookie.ts'
import { type FoundUser, findUser } from './find-user.ts'
import { presentUser } from './present-user.ts'
import { startSession } from './start-session.ts'

export const postUser = endpoint(
  {
    method: 'post',
    path: '/api/user.php',
    summary:
      'Signs in with an e-mail address or a name; with push=1 adds this browser to those that get push',
    access: 'anyone',
    beforeAge: true,
    limit: { calls: 300, seconds: 900 },
    query: pushQuerySchema,
    body: z.union([loginSchema, subscribeSchema]),
    response: userResponseSchema,
    errors: [
      'login_failed',
      'login_blocked',
      'login_required',
      'account_pending_deletion',
      'account_under_age',
      'challenge_required',
    ],
  },
  async (ctx, { query, body }, c) => {
    if ('subscription' in body !== (query.push !== undefined)) throw new AppError('malformed')
    if ('subscription' in body) return subscribe(ctx, body.subscription)
    const account = await logIn(ctx, { ...body, device: readDeviceCookie(c), signal: c.req.raw.signal })
    await startSession(ctx, c, account)
    return { user: presentUser(ctx, await findUser(ctx, account.memberId)) }
  },
)

export const deleteUser = endpoint(
  {
    method: 'delete',
    path: '/api/user.php',
    summary: 'Ends push to one of the member’s browsers',
    access: 'member',
    beforeAge: true,
    limit: { calls: 60, seconds: 60 },
    query: pushQuerySchema.required(),
    body: unsubscribePushSchema,
    response: okSchema,
  },
  async (ctx, { body }) => {
    await removeDevice(ctx, body.endpoint)
    return { ok: true as const }
  },
)

export const getUser = endpoint(
  {
    method: 'get',
    path: '/api/user.php',
    summary: 'The logged-in user, or null for a visitor',
    access: 'anyone',
    beforeAge: true,
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
    beforeAge: true,
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

async function subscribe(ctx: Ctx, subscription: PushSubscriptionForm) {
  if (!isMember(ctx)) throw new AppError('login_required')
  await addDevice(ctx, subscription)
  return { user: presentUser(ctx, await findUser(ctx, ctx.actor.memberId)) }
}

/** Throws for a session that the store says is none, and takes its cookie back. */
async function currentUser(ctx: Ctx, c: Context<SiteEnv>): Promise<FoundUser | null> {
  if (ctx.actor.kind === 'member') return findUser(ctx, ctx.actor.memberId)
  if (ctx.actor.kind !== 'visitor' || !ctx.actor.expired) return null
  clearSessionCookie(c)
  throw new AppError('authentication_required')
}
