import { isPublicName } from '../text/is-public-name.ts'

/**
 * The one address that a site's pages name as theirs. Its domain is the settings', never the request's host: a site
 * may answer to several. On a private network the request's scheme and port belong to it.
 */
export function siteOrigin(domain: string, requested: string): string {
  if (isPublicName(domain)) return `https://${domain}`
  const url = new URL(requested)
  if (domain) url.hostname = domain
  return url.origin
}
