import type { Context, MiddlewareHandler } from 'hono'
import { currentTrace, runTraced, type Trace } from '../platform/observe/trace.ts'
import type { Env } from './env.ts'
import { httpInFlight } from './http-metrics.ts'
import { logRequest, type Observed, requestIdOf } from './request-log.ts'
import { routeOf } from './route-of.ts'

/** Gives each request an id, counts and measures it, and logs one line about it, under the name of its site. */
export function observe<E extends Env>(
  deps: Observed,
  siteName: (c: Context<E>) => string,
): MiddlewareHandler<E> {
  let inFlight = 0
  deps.metrics.watch(httpInFlight, () => [{ labels: {}, value: inFlight }])
  return async (c, next) => {
    const outer = currentTrace()
    const route = routeOf(c)
    const trace = beginTrace(c, route, outer)
    const startedAt = performance.now()
    inFlight += 1
    try {
      await runTraced(trace, next)
    } finally {
      inFlight -= 1
    }
    c.res.headers.set('X-Request-Id', c.get('requestId'))
    record(deps, c, { trace, site: siteName(c), ms: performance.now() - startedAt })
  }
}

/** An outer trace around a whole request is a test that counts its statements. */
function beginTrace<E extends Env>(c: Context<E>, route: string, outer: Trace | undefined): Trace {
  const requestId = requestIdOf(c.req.header('x-request-id'))
  c.set('requestId', requestId)
  return { fields: { request_id: requestId, route }, counted: { statements: 0 }, texts: outer?.texts }
}

function record<E extends Env>(
  deps: Observed,
  c: Context<E>,
  { trace, site, ms }: { trace: Trace; site: string; ms: number },
) {
  logRequest(deps, {
    ...trace.fields,
    site,
    method: c.req.method,
    route: c.get('pageRoute') ?? String(trace.fields.route),
    status: c.res.status,
    ms,
    statements: trace.counted.statements,
    code: c.get('code'),
  })
}
