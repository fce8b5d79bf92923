import type { Context } from 'hono'
import { getCookie, setCookie } from 'hono/cookie'
import { deviceCookie, limits, localeCookie, sessionCookie } from '#common/limits.ts'
import type { SiteEnv } from './env.ts'

export function readSessionCookie(c: Context): string | undefined {
  return getCookie(c, sessionCookie)
}

export function setSessionCookie(c: Context<SiteEnv>, token: string, expiresAt: Date): void {
  setCookie(c, sessionCookie, token, {
    httpOnly: true,
    sameSite: 'Lax',
    path: '/',
    secure: c.get('ctx').secureCookies,
    expires: expiresAt,
  })
}

export function clearSessionCookie(c: Context<SiteEnv>): void {
  setCookie(c, sessionCookie, '', {
    httpOnly: true,
    sameSite: 'Lax',
    path: '/',
    secure: c.get('ctx').secureCookies,
    maxAge: 0,
  })
}

export function readDeviceCookie(c: Context): string | undefined {
  return getCookie(c, deviceCookie)
}

/**
 * Outlives the session: the browser in which somebody signed in stays known. Only the API is sent it; pages are kept in
 * memory by the cookies that they are asked for with.
 */
export function setDeviceCookie(c: Context<SiteEnv>, token: string): void {
  setCookie(c, deviceCookie, token, {
    httpOnly: true,
    sameSite: 'Lax',
    path: '/api',
    secure: c.get('ctx').secureCookies,
    maxAge: limits.deviceDays * 86_400,
  })
}

export function setLocaleCookie(c: Context<SiteEnv>, locale: string): void {
  setCookie(c, localeCookie, locale, {
    sameSite: 'Lax',
    path: '/',
    secure: c.get('ctx').secureCookies,
    maxAge: limits.localeCookieDays * 86_400,
  })
}
