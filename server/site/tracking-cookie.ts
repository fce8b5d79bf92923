import type { Context } from 'hono'
import { getCookie, setCookie } from 'hono/cookie'
import { limits, trackingCookie } from '#common/limits.ts'
import { trackingSchema } from '#common/wire/members.ts'
import type { SiteEnv } from './env.ts'

/** Where the visitor came from, as an earlier signup in this browser stored it. */
export function readTracking(c: Context): Record<string, string> | undefined {
  const stored = getCookie(c, trackingCookie)
  if (!stored) return undefined
  const parsed = trackingSchema.safeParse(Object.fromEntries(new URLSearchParams(stored)))
  const given = Object.entries(parsed.data ?? {}).filter((entry): entry is [string, string] =>
    Boolean(entry[1]),
  )
  return given.length > 0 ? Object.fromEntries(given) : undefined
}

/**
 * Stores where the visitor came from. Until the signup it stands in the addresses alone: nothing is put on a device
 * before somebody wants something of the site.
 */
export function setTrackingCookie(c: Context<SiteEnv>, tracking: Record<string, string>): void {
  if (Object.keys(tracking).length === 0) return
  setCookie(c, trackingCookie, new URLSearchParams(tracking).toString(), {
    httpOnly: true,
    sameSite: 'Lax',
    path: '/',
    secure: c.get('ctx').secureCookies,
    maxAge: limits.trackingDays * 86_400,
  })
}
