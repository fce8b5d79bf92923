import type { MiddlewareHandler } from 'hono'
import { AppError } from '../platform/errors.ts'

/** Answers what no endpoint took: 405 with the methods that the address does take, else 404. */
export function knownPath(routes: { path: string; method: string }[]): MiddlewareHandler {
  const taken = new Map<string, Set<string>>()
  for (const { path, method } of routes)
    if (path.startsWith('/api/') && !path.includes('*') && method !== 'ALL')
      taken.set(path, (taken.get(path) ?? new Set()).add(method))
  return async (c) => {
    const methods = taken.get(c.req.path)
    if (!methods) throw new AppError('not_found')
    c.header('Allow', [...methods, ...(methods.has('GET') ? ['HEAD'] : [])].sort().join(', '))
    throw new AppError('method_not_allowed')
  }
}
