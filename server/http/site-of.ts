import type { Context } from 'hono'
import { getCookie } from 'hono/cookie'
import { localeParameter } from '#common/indexed-pages.ts'
import { localeCookie } from '#common/limits.ts'
import { chooseLocale, isLocale, type Locale } from '#common/locales.ts'
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

/**
 * The language of the answer: the cookie, else the site's own language, else English (spec §1). An address in a search
 * engine's list can name another, which then becomes the cookie's.
 */
export function localeOf(c: Context, deps: Deps): Locale {
  const chosen = askedLocale(c) ?? getCookie(c, localeCookie)
  return chooseLocale(chosen, siteOf(c, deps)?.settings.domain_language)
}

/** The language that the address names, if it is one of ours. */
export function askedLocale(c: Context): Locale | undefined {
  const asked = c.req.query(localeParameter)
  return isLocale(asked) ? asked : undefined
}
