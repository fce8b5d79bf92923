import type { Context } from 'hono'
import { setCookie } from 'hono/cookie'
import { siteEntryCookie, siteEntryDays } from '#common/sites/site-entry.ts'
import type { SiteEnv } from './env.ts'

/** What a visitor without scripts presses to pass the site-entry warning: they are asked once. */
export function enterSite(c: Context<SiteEnv>): Response {
  setCookie(c, siteEntryCookie, '1', {
    sameSite: 'Lax',
    path: '/',
    secure: c.get('ctx').secureCookies,
    maxAge: siteEntryDays * 86_400,
  })
  return c.redirect(pathOf(c.req.query('to')), 303)
}

/** An address of this site, and no other's: a browser reads `//` and a backslash as the beginning of a host. */
function pathOf(to = ''): string {
  const base = 'http://site.invalid'
  const url = URL.canParse(to, base) ? new URL(to, base) : undefined
  return url?.origin === base && !url.pathname.startsWith('//') ? url.pathname + url.search : '/'
}
