import type { Context } from 'hono'
import { getCookie } from 'hono/cookie'
import { localeCookie } from '#common/limits.ts'
import { isLocale } from '#common/locales.ts'
import type { Ctx } from '#server/kernel/context.ts'
import { openSession } from '#server/members/sessions/sessions.ts'
import { newDeviceMail } from '#server/members/sign-in/account-safety.mail.ts'
import { browserName } from '#server/members/sign-in/browser-name.ts'
import type { CountedTry } from '#server/members/sign-in/login-attempts.ts'
import { warnOwner } from '#server/members/sign-in/warn-owner.ts'
import type { SiteEnv } from '#server/site/env.ts'
import {
  readDeviceCookie,
  setDeviceCookie,
  setLocaleCookie,
  setSessionCookie,
} from '#server/site/session-cookie.ts'

type Starting = {
  memberId: string
  language: string
  tries?: CountedTry[]
  passwordHash?: string | null
  byMail?: boolean
  proven?: boolean
}

/**
 * Signs the browser in: a session of its own for each sign-in, and the one it came with ends. A language that the
 * visitor chose stays and becomes the member's; without one the member's is taken. Returns the language. A sign-in from
 * a browser that the member never used is mailed to them, unless a mailed link (`byMail`) is what signs in.
 */
export async function startSession(
  ctx: Ctx,
  c: Context<SiteEnv>,
  { memberId, language, tries, passwordHash, byMail, proven = true }: Starting,
): Promise<string> {
  const cookie = getCookie(c, localeCookie)
  const chosen = isLocale(cookie) ? cookie : undefined
  const device = readDeviceCookie(c)
  const browser = browserName(c.req.header('user-agent'))
  const { token, expiresAt, deviceToken, newDevice } = await openSession(ctx, {
    memberId,
    device,
    chosen,
    tries,
    passwordHash,
    browser,
    proven,
  })
  if (newDevice && !byMail) await warnOwner(ctx, newDeviceMail, memberId)
  setSessionCookie(c, token, expiresAt)
  setDeviceCookie(c, deviceToken)
  if (!chosen) setLocaleCookie(c, language)
  return chosen ?? language
}
