import type { BlockList } from 'node:net'
import type { MiddlewareHandler } from 'hono'
import { cdnOrigin } from '#common/sites/public-address.ts'
import { cameByHttps } from './https-of.ts'

const always = [
  ['X-Content-Type-Options', 'nosniff'],
  ['Referrer-Policy', 'same-origin'],
  ['Permissions-Policy', 'camera=(self), microphone=(), payment=(), usb=(), geolocation=(self)'],
  ['Cross-Origin-Opener-Policy', 'same-origin'],
  ['Cross-Origin-Resource-Policy', 'same-origin'],
  ['X-Frame-Options', 'DENY'],
] as const

/** Headers that hold for every answer; a page's own Content-Security-Policy is set with its nonce. */
export function securityHeaders(deps: { mode: string; trustedProxies: BlockList }): MiddlewareHandler {
  return async (c, next) => {
    await next()
    // Not by c.header, which copies the whole answer for each.
    const { headers } = c.res
    for (const [name, value] of always) if (!headers.has(name)) headers.set(name, value)
    if (!headers.has('Content-Security-Policy'))
      headers.set('Content-Security-Policy', "default-src 'none'; frame-ancestors 'none'")
    if (c.req.path.startsWith('/api/') && !headers.has('Cache-Control'))
      headers.set('Cache-Control', 'no-store')
    // A page says for itself whether search engines may list it.
    if (/^\/(api|media|outbox)\//.test(c.req.path)) headers.set('X-Robots-Tag', 'noindex')
    if (deps.mode === 'production' && cameByHttps(c, deps))
      headers.set('Strict-Transport-Security', 'max-age=63072000; includeSubDomains')
  }
}

/**
 * The policy of a page. Without a nonce (anonymous pages kept in memory) no inline script runs at all. Pictures may come
 * from the site's cdn_prefix too; scripts, styles and fonts are always the site's own. Only the outbox of a demo shows
 * frames: its mails, which have a policy of their own.
 */
export function pagePolicy(
  nonce: string | undefined,
  mode: string,
  cdnPrefix = '',
  framesOutbox = false,
): string {
  const development = mode === 'development'
  const inline = development ? " 'unsafe-inline' 'unsafe-eval'" : nonce ? ` 'nonce-${nonce}'` : ''
  return [
    "default-src 'none'",
    `script-src 'self'${inline}`,
    `style-src 'self'${development ? " 'unsafe-inline'" : ''}`,
    "style-src-attr 'unsafe-inline'",
    `img-src ${["'self' data: blob:", cdnOrigin(cdnPrefix)].filter(Boolean).join(' ')}`,
    "font-src 'self'",
    `connect-src 'self'${development ? ' ws:' : ''}`,
    "manifest-src 'self'",
    "worker-src 'self'",
    ...(framesOutbox ? ["frame-src 'self'"] : []),
    "base-uri 'none'",
    "form-action 'self'",
    "frame-ancestors 'none'",
  ].join('; ')
}
