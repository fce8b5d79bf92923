import type { MiddlewareHandler } from 'hono'
import type { Deps } from '../deps.ts'
import { cameByHttps } from './https-of.ts'

/** Headers that hold for every answer; a page's own Content-Security-Policy is set with its nonce. */
export function securityHeaders(deps: Pick<Deps, 'mode' | 'trustedProxies'>): MiddlewareHandler {
  return async (c, next) => {
    await next()
    c.header('X-Content-Type-Options', 'nosniff')
    c.header('Referrer-Policy', 'same-origin')
    c.header('Permissions-Policy', 'camera=(), microphone=(), payment=(), usb=(), geolocation=(self)')
    c.header('Cross-Origin-Opener-Policy', 'same-origin')
    c.header('Cross-Origin-Resource-Policy', 'same-origin')
    c.header('X-Frame-Options', 'DENY')
    if (!c.res.headers.has('Content-Security-Policy'))
      c.header('Content-Security-Policy', "default-src 'none'; frame-ancestors 'none'")
    if (c.req.path.startsWith('/api/') && !c.res.headers.has('Cache-Control'))
      c.header('Cache-Control', 'no-store')
    if (deps.mode === 'production' && cameByHttps(c, deps))
      c.header('Strict-Transport-Security', 'max-age=63072000; includeSubDomains')
  }
}

/** The policy of a page. Without a nonce (anonymous pages kept in memory) no inline script runs at all. */
export function pagePolicy(nonce: string | undefined, mode: string): string {
  const development = mode === 'development'
  const inline = development ? " 'unsafe-inline' 'unsafe-eval'" : nonce ? ` 'nonce-${nonce}'` : ''
  return [
    "default-src 'none'",
    `script-src 'self'${inline}`,
    `style-src 'self'${development ? " 'unsafe-inline'" : ''}`,
    "style-src-attr 'unsafe-inline'",
    "img-src 'self' data: blob:",
    "font-src 'self'",
    `connect-src 'self'${development ? ' ws:' : ''}`,
    "manifest-src 'self'",
    "worker-src 'self'",
    "base-uri 'none'",
    "form-action 'self'",
    "frame-ancestors 'none'",
  ].join('; ')
}
