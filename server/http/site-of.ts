import type { Context } from 'hono'
import { getCookie } from 'hono/cookie'
import { localeCookie } from '#common/limits.ts'
import { chooseLocale, type Locale } from '#common/locales.ts'
import type { Site } from '#common/sites.ts'
import type { Deps } from '../deps.ts'

type Known = Pick<Deps, 'sites' | 'strictHosts'>

/** The site of the request's host. Outside strict mode an unknown host gets the default site. */
export function siteOf(c: Context, deps: Known): Site | undefined {
  return siteOfHost(hostOf(c), deps)
}

export function siteOfHost(host: string, { sites, strictHosts }: Known): Site | undefined {
  return sites.byHost(hostName(host)) ?? (strictHosts ? undefined : sites.defaultSite())
}

/** The site that settings.php is asked for by name instead; only where an unknown host is answered, too. */
export function siteNamed(domain: string | undefined, deps: Known): Site | undefined {
  return deps.strictHosts || !domain ? undefined : deps.sites.byHost(hostName(domain))
}

export function hostOf(c: Context): string {
  return c.req.header('host') ?? new URL(c.req.url).host
}

export function hostName(host: string): string {
  return host.toLowerCase().replace(/:\d*$/, '').replace(/\.$/, '')
}

/** The language of the answer: the cookie, else the site's own language, else English (spec §1). */
export function localeOf(c: Context, deps: Deps): Locale {
  return chooseLocale(getCookie(c, localeCookie), siteOf(c, deps)?.settings.domain_language)
}
