import { randomUUID } from 'node:crypto'
import { validate as isUuid } from 'uuid'
import type { Log } from '../platform/observe/log.ts'
import type { LogFields } from '../platform/observe/log-fields.ts'
import type { Metrics } from '../platform/observe/metrics/create-metrics.ts'
import { httpRequests, httpSeconds } from './http-metrics.ts'

const methods = new Set(['GET', 'HEAD', 'POST', 'PUT', 'DELETE', 'OPTIONS', 'PATCH'])
/** Asked for every few seconds by machines, or many at a time; their failures are logged all the same. */
const quiet = new Set(['/health', '/ready', '/assets/*', '/icons/*', '/social/*', '/robots.txt'])

/** Where requests are logged and counted. */
export type Observed = { log: Log; metrics: Metrics }

type RequestLine = LogFields & {
  site: string
  method: string
  route: string
  status: number
  /** Until the answer began. */
  ms: number
}

/** Counts and measures a request that was answered, and logs one line about it. */
export function logRequest({ log, metrics }: Observed, request: RequestLine): void {
  const { site, route, status, ms } = request
  const method = methods.has(request.method) ? request.method : 'OTHER'
  metrics.count(httpRequests, { site, method, route, status: `${Math.floor(status / 100)}xx` })
  metrics.observe(httpSeconds, { method, route }, ms / 1_000)
  if (quiet.has(route) && status < 500) return
  const line = { ...request, method, ms: Math.round(ms * 10) / 10 }
  log[status < 500 ? 'info' : 'warn'](line, 'request')
}

/** The caller's own id for the request where it is a uuid, else a new one. */
export function requestIdOf(given: string | string[] | undefined): string {
  return typeof given === 'string' && isUuid(given) ? given : randomUUID()
}
