import type { Context } from 'hono'
import { getCookie, setCookie } from 'hono/cookie'
import { limits, localeCookie, sessionCookie } from '#common/limits.ts'

/** Secure everywhere but on plain http, which only localhost and an operator's own network use. */
function secure(c: Context): boolean {
  return new URL(c.req.url).protocol === 'https:' || c.req.header('x-forwarded-proto') === 'https'
}

export function readSessionCookie(c: Context): string | undefined {
  return getCookie(c, sessionCookie)
}

export function setSessionCookie(c: Context, token: string, expiresAt: Date): void {
  setCookie(c, sessionCookie, token, {
    httpOnly: true,
    sameSite: 'Lax',
    path: '/',
    secure: secure(c),
    expires: expiresAt,
  })
}

export function clearSessionCookie(c: Context): void {
  setCookie(c, sessionCookie, '', {
    httpOnly: true,
    sameSite: 'Lax',
    path: '/',
    secure: secure(c),
    maxAge: 0,
  })
}

export function setLocaleCookie(c: Context, locale: string): void {
  setCookie(c, localeCookie, locale, {
    sameSite: 'Lax',
    path: '/',
    secure: secure(c),
    maxAge: limits.localeCookieDays * 86_400,
  })
}
