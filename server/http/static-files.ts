import { relative } from 'node:path'
import { serveStatic } from '@hono/node-server/serve-static'
import type { MiddlewareHandler } from 'hono'

/** The built files. Names below /assets carry a hash of their content and never change. */
export function staticFiles(folder: string): MiddlewareHandler {
  return serveStatic({
    precompressed: true,
    root: relative(process.cwd(), folder) || '.',
    onFound: (path, c) => {
      c.header(
        'Cache-Control',
        path.includes('/assets/') ? 'public, max-age=31536000, immutable' : 'public, max-age=3600',
      )
    },
  })
}
