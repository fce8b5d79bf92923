import type { IncomingMessage, ServerResponse } from 'node:http'
import { getRequestListener } from '@hono/node-server'
import { RESPONSE_ALREADY_SENT } from '@hono/node-server/utils/response'
import type { Deps } from '../deps.ts'
import type { Env, WriteBody } from './env.ts'
import { cachedResponses } from './http-metrics.ts'
import { logRequest, requestIdOf } from './request-log.ts'
import { type CachedResponse, keyOfRequest, type PublicPage, ResponseCache } from './response-cache.ts'

type Fetch = (request: Request, env: Env['Bindings']) => Response | Promise<Response>

type Known = Pick<Deps, 'log' | 'metrics' | 'sites' | 'strictHosts' | 'trustedProxies' | 'countryOf'>

type Node = { incoming: IncomingMessage; outgoing: ServerResponse }

/**
 * The app as a listener of Node's server, behind the response cache. Live streams and whole bodies are written into the
 * socket: a stream keeps nothing of the request that opened it, and bytes are not read out of a Response again.
 */
export function answerRequests(fetch: Fetch, deps: Known) {
  const cache = new ResponseCache()
  const answer = async (request: Request, given: unknown) => {
    // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- the only server that calls it speaks HTTP/1
    const node = given as Node
    const { outgoing } = node
    let write: WriteBody | undefined
    let page: PublicPage | undefined
    const env = {
      ...node,
      writeDirectly(body: WriteBody) {
        write = body
      },
      cachePage(offered: PublicPage) {
        page = offered
      },
    }
    const response = await fetch(request, env)
    if (page && response.status === 200 && !response.headers.has('set-cookie')) {
      const { body } = cache.store(page, response.headers)
      write = (to) => to.end(body)
    }
    // A later handler may have answered something else, which then has a body of its own.
    if (!write || response.body) return response
    outgoing.statusCode = response.status
    outgoing.setHeaders(response.headers)
    write(outgoing)
    return RESPONSE_ALREADY_SENT
  }
  const listener = getRequestListener(answer, { overrideGlobalObjects: false })
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
