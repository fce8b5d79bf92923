import type { Context } from 'hono'
import { matchedRoutes } from 'hono/route'

/** The pattern of the address a request was for, or `page`: never the address itself, which can hold ids and tokens. */
export function routeOf(c: Context): string {
  let prefix = 'page'
  for (const { path } of matchedRoutes(c)) {
    if (!path.includes('*')) return path
    if (path.length > 2) prefix = path
  }
  return prefix
}
