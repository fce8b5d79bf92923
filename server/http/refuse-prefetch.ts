import type { Context, MiddlewareHandler } from 'hono'
import type { ActingCalls } from './cross-site.ts'

const purposes = ['sec-purpose', 'purpose', 'x-purpose', 'x-moz']

/**
 * Refuses what a browser fetches or renders ahead of its user with a session: nobody has opened it yet, and
 * reading may count as having been here, or as having received. A browser that gets no page drops it, and asks again when
 * the address is opened.
 */
export function refusePrefetch(
  isActingCall: ActingCalls,
  readSession: (c: Context) => string | undefined,
): MiddlewareHandler {
  return async (c, next) => {
    if (!isAhead(c) || !(readSession(c) || isActingCall(c.req.method, c.req.path))) return next()
    return c.body(null, 403, { 'Cache-Control': 'no-store' })
  }
}

function isAhead(c: Context): boolean {
  return purposes.some((name) => /prefetch|prerender|preview/i.test(c.req.header(name) ?? ''))
}
