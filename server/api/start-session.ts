import type { Context } from 'hono'
import type { Env } from '../http/env.ts'
import { setLocaleCookie, setSessionCookie } from '../http/session-cookie.ts'
import { openSession } from '../members/sessions.ts'
import type { Ctx } from '../platform/context.ts'

/**
 * Signs the browser in: a session of its own for each sign-in, and the one it came with ends. `login` is what was
 * typed, where something was.
 */
export async function startSession(
  ctx: Ctx,
  c: Context<Env>,
  { memberId, language, login }: { memberId: string; language: string; login?: string },
): Promise<void> {
  const { token, expiresAt } = await openSession(ctx, memberId, login)
  setSessionCookie(c, token, expiresAt)
  setLocaleCookie(c, language)
}
