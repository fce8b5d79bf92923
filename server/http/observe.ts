import { randomUUID } from 'node:crypto'
import type { Context, MiddlewareHandler } from 'hono'
import { validate as isUuid } from 'uuid'
import type { Deps } from '../deps.ts'
import { currentTrace, runTraced, type Trace } from '../platform/trace.ts'
import { siteKey } from '../sites/site-key.ts'
import type { Env } from './env.ts'
import { httpInFlight, httpRequests, httpSeconds } from './http-metrics.ts'
import { routeOf } from './route-of.ts'

const methods = new Set(['GET', 'HEAD', 'POST', 'PUT', 'DELETE', 'OPTIONS', 'PATCH'])
/** Asked for every few seconds by machines, or many at a time; their failures are logged all the same. */
const quiet = new Set(['/health', '/ready', '/assets/*', '/icons/*', '/social/*', '/robots.txt'])

/**
 * Gives each request an id, counts and measures it, and logs one line about it. An API call that a page makes in
 * process belongs to the page's request: same id, same count of statements, no line of its own.
 */
export function observe(deps: Pick<Deps, 'log' | 'metrics'>): MiddlewareHandler<Env> {
  let inFlight = 0
  deps.metrics.watch(httpInFlight, () => [{ labels: {}, value: inFlight }])
  return async (c, next) => {
    const outer = currentTrace()
    const route = routeOf(c)
    if (c.env?.ctx && outer) return runTraced({ ...outer, fields: { ...outer.fields, route } }, next)

    const trace = beginTrace(c, route, outer)
    const startedAt = performance.now()
    inFlight += 1
    try {
      await runTraced(trace, next)
    } finally {
      inFlight -= 1
    }
    c.res.headers.set('X-Request-Id', c.get('requestId'))
    record(deps, c, trace, performance.now() - startedAt)
  }
}

/** An outer trace around a whole request is a test that counts its statements. */
function beginTrace(c: Context<Env>, route: string, outer: Trace | undefined): Trace {
  const given = c.req.header('x-request-id')
  const requestId = given && isUuid(given) ? given : randomUUID()
  c.set('requestId', requestId)
  return { fields: { request_id: requestId, route }, counted: { statements: 0 }, texts: outer?.texts }
}

function record({ log, metrics }: Pick<Deps, 'log' | 'metrics'>, c: Context<Env>, trace: Trace, ms: number) {
  const { status } = c.res
  const method = methods.has(c.req.method) ? c.req.method : 'OTHER'
  const route = c.get('pageRoute') ?? String(trace.fields.route)
  const ctx = c.get('ctx')
  const site = ctx ? siteKey(ctx.site) : 'none'
  metrics.count(httpRequests, { site, method, route, status: `${Math.floor(status / 100)}xx` })
  metrics.observe(httpSeconds, { method, route }, ms / 1_000)
  if (quiet.has(route) && status < 500) return
  log[status < 500 ? 'info' : 'warn'](
    {
      ...trace.fields,
      site,
      method,
      route,
      status,
      ms: Math.round(ms * 10) / 10,
      statements: trace.counted.statements,
      code: c.get('code'),
    },
    'request',
  )
}
