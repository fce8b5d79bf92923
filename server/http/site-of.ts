import type { Context } from 'hono'
import type { Site } from '#common/sites.ts'
import type { Deps } from '../deps.ts'

/**
 * The site of the request's host. Outside strict mode an unknown host gets the default site; the forced-domain query
 * of settings.php is answered there too.
 */
export function siteOf(c: Context, deps: Deps): Site | undefined {
  const host = hostName(c.req.header('host') ?? new URL(c.req.url).host)
  return deps.sites.byHost(host) ?? (deps.strictHosts ? undefined : deps.sites.defaultSite())
}

export function hostName(host: string): string {
  return host.toLowerCase().replace(/:\d+$/, '').replace(/\.$/, '')
}
