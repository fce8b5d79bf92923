import type { Context } from 'hono'
import { getCookie } from 'hono/cookie'
import { localeCookie } from '#common/limits.ts'
import { chooseLocale, type Locale } from '#common/locales.ts'
import type { Deps } from '../deps.ts'
import { siteOf } from './site-of.ts'

/** The language of the answer: the cookie, else the site's own language, else English (spec §1). */
export function localeOf(c: Context, deps: Deps): Locale {
  return chooseLocale(getCookie(c, localeCookie), siteOf(c, deps)?.settings.domain_language)
}
