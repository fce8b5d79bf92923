import { relative } from 'node:path'
import { serveStatic } from '@hono/node-server/serve-static'
import type { MiddlewareHandler } from 'hono'

/** The built files. Names below /assets carry a hash of their content and never change. */
export function staticFiles(folder: string): MiddlewareHandler {
  const serve = serveStatic({ precompressed: true, root: relative(process.cwd(), folder) || '.' })
  return async (c, next) => {
    const found = await serve(c, next)
    if (found instanceof Response) {
      // A site's pages may ask for it at their cdn_prefix, which passes these headers on.
      found.headers.set('Cross-Origin-Resource-Policy', 'cross-origin')
      found.headers.set(
        'Cache-Control',
        c.req.path.startsWith('/assets/') ? 'public, max-age=31536000, immutable' : 'public, max-age=3600',
      )
    }
    return found
  }
}
