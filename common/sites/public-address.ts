/** The origin of a site's cdn_prefix; undefined for a path of the site's own, and for what is no address of the web. */
export function cdnOrigin(prefix: string): string | undefined {
  return webAddress(prefix)?.origin
}

/**
 * The address of a file that any visitor may fetch (built assets, icons, share pictures), with the site's cdn_prefix
 * before it. Members' photos need the session's cookie, and are never asked from elsewhere.
 */
export function publicAddress(path: string, prefix = ''): string {
  if (!path.startsWith('/')) return path
  if (/^\/[\w./-]+$/.test(prefix) && !prefix.startsWith('//')) return withoutSlash(prefix) + path
  const address = webAddress(prefix)
  return address ? address.origin + withoutSlash(address.pathname) + path : path
}

function webAddress(prefix: string): URL | undefined {
  const url = URL.canParse(prefix) ? new URL(prefix) : undefined
  return url && /^https?:$/.test(url.protocol) ? url : undefined
}

function withoutSlash(text: string): string {
  return text.replace(/\/+$/, '')
}
