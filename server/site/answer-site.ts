import type { IncomingMessage, ServerResponse } from 'node:http'
import { answerRequests } from '../http/answer-requests.ts'
import { cachedResponses } from '../http/http-metrics.ts'
import { logRequest, requestIdOf } from '../http/request-log.ts'
import type { Deps } from '../kernel/deps.ts'
import type { SiteEnv } from './env.ts'
import type { PublicPage } from './public-page.ts'
import { type CachedResponse, keyOfRequest, ResponseCache } from './response-cache.ts'

type Fetch = (request: Request, env: SiteEnv['Bindings']) => Response | Promise<Response>

type Known = Pick<Deps, 'log' | 'metrics' | 'sites' | 'strictHosts' | 'trustedProxies' | 'countryOf'>

/** The sites' app as a listener of Node's server, behind the response cache. */
export function answerSite(fetch: Fetch, deps: Known) {
  const cache = new ResponseCache()
  const listener = answerRequests(async (request, env) => {
    let page: PublicPage | undefined
    const cachePage = (offered: PublicPage) => {
      page = offered
    }
    const response = await fetch(request, { ...env, cachePage })
    if (page && response.status === 200 && !response.headers.has('set-cookie')) {
      const { body } = cache.store(page, response.headers)
      env.writeDirectly((to) => to.end(body))
    }
    return response
  })
  return (incoming: IncomingMessage, outgoing: ServerResponse) => {
    const startedAt = performance.now()
    const key = keyOfRequest(incoming, deps)
    const cached = key === undefined ? undefined : cache.find(key)
    return cached
      ? answerCached(incoming, outgoing, { cached, startedAt, deps })
      : listener(incoming, outgoing)
  }
}

function answerCached(
  incoming: IncomingMessage,
  outgoing: ServerResponse,
  { cached, startedAt, deps }: { cached: CachedResponse; startedAt: number; deps: Known },
): void {
  const requestId = requestIdOf(incoming.headers['x-request-id'])
  outgoing.writeHead(200, [...cached.headers, 'x-request-id', requestId])
  outgoing.end(cached.body)
  deps.metrics.count(cachedResponses, {})
  logRequest(deps, {
    request_id: requestId,
    site: cached.site,
    method: 'GET',
    route: cached.route,
    status: 200,
    ms: performance.now() - startedAt,
    statements: 0,
  })
}
