import type { Context } from 'hono'
import { getCookie } from 'hono/cookie'
import { localeCookie } from '#common/limits.ts'
import { chooseLocale, isLocale, type Locale } from '#common/locales.ts'
import { localeParameter } from '#common/sites/indexed-pages.ts'
import type { Site } from '#common/wire/sites.ts'
import { hostName, hostOf } from '../http/host-of.ts'
import type { Ctx } from '../kernel/context.ts'
import type { Deps } from '../kernel/deps.ts'
import { siteKey } from '../sites/site-key.ts'
import type { SiteEnv } from './env.ts'

type Known = Pick<Deps, 'sites' | 'strictHosts'>

/** The site of the request's host. Outside strict mode an unknown host gets the default site. */
export function siteOf(c: Context, deps: Known): Site | undefined {
  return siteOfHost(hostOf(c), deps)
}

export function siteOfHost(host: string, { sites, strictHosts }: Known): Site | undefined {
  return sites.byHost(hostName(host)) ?? (strictHosts ? undefined : sites.defaultSite())
}

/** The site that settings.php is asked for by name instead; only where an unknown host is answered, too. */
function siteNamed(domain: string | undefined, deps: Known): Site | undefined {
  return deps.strictHosts || !domain ? undefined : deps.sites.byHost(hostName(domain))
}

/**
 * The language of the answer: the cookie, else the site's own language, else English (spec §1). An address in a search
 * engine's list can name another, which then becomes the cookie's.
 */
export function localeOf(c: Context, deps: Known): Locale {
  const chosen = askedLocale(c) ?? getCookie(c, localeCookie)
  return chooseLocale(chosen, siteOf(c, deps)?.settings.domain_language)
}

/** The language that the address names, if it is one of ours. */
export function askedLocale(c: Context): Locale | undefined {
  const asked = c.req.query(localeParameter)
  return isLocale(asked) ? asked : undefined
}

/** What a request's line in the log calls its site; one that was answered before its host was looked at has none. */
export function siteNameOf(c: Context<SiteEnv>): string {
  const ctx: SiteEnv['Variables']['ctx'] | undefined = c.get('ctx')
  return ctx ? siteKey(ctx.site) : 'none'
}

/** The ctx of a call of the API: only settings.php can be asked for another site than the host's. */
export function ctxOfCall(
  ctx: Ctx,
  deps: Known,
  { path, domain }: { path: string; domain: string | undefined },
): Ctx {
  const named = path === '/api/settings.php' ? siteNamed(domain, deps) : undefined
  return named ? { ...ctx, site: named } : ctx
}
