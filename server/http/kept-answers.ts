import type { IncomingMessage, ServerResponse } from 'node:http'
import type { Deps } from '../deps.ts'
import type { PublicAnswer } from './env.ts'
import { pagesKept } from './http-metrics.ts'
import { requestIdOf, tellRequest } from './tell-request.ts'

const maxAnswers = 1_000
const longestKey = 2_000
const perRequest = new Set(['x-request-id', 'date', 'connection', 'keep-alive'])

type Kept = PublicAnswer & { headers: string[] }

/**
 * Answers that are the same for everybody, given again past all that made them: whoever asks in the same words gets the
 * same until the sites are read anew, a few seconds later. Nothing here knows what an answer depends on: it compares, as
 * it came, all of a request that can matter to an anonymous page.
 */
export class KeptAnswers {
  readonly #deps: Pick<Deps, 'log' | 'metrics' | 'sites'>
  readonly #kept = new Map<string, Kept>()
  #revision = 0

  constructor(deps: Pick<Deps, 'log' | 'metrics' | 'sites'>) {
    this.#deps = deps
  }

  keep(request: IncomingMessage, headers: Headers, answer: PublicAnswer): void {
    const key = keyOf(request)
    if (key === undefined || headers.has('set-cookie')) return
    if (this.#kept.size >= maxAnswers) this.#kept.delete(this.#kept.keys().next().value!)
    const lasting = [...headers].filter(([name]) => !perRequest.has(name))
    this.#kept.set(key, { ...answer, headers: lasting.flat() })
  }

  /** Answers a request that was answered before; false leaves it to the caller. */
  give(request: IncomingMessage, response: ServerResponse): boolean {
    const { sites, metrics } = this.#deps
    if (this.#revision !== sites.revision()) {
      this.#kept.clear()
      this.#revision = sites.revision()
    }
    if (this.#kept.size === 0) return false
    const startedAt = performance.now()
    const key = keyOf(request)
    const kept = key === undefined ? undefined : this.#kept.get(key)
    if (!kept) return false
    const requestId = requestIdOf(request.headers['x-request-id'])
    response.writeHead(200, [...kept.headers, 'x-request-id', requestId])
    response.end(kept.body)
    metrics.count(pagesKept, {})
    tellRequest(this.#deps, {
      request_id: requestId,
      site: kept.site,
      method: 'GET',
      route: kept.route,
      status: 200,
      ms: performance.now() - startedAt,
      statements: 0,
    })
    return true
  }
}

/** Undefined for what is never kept. A proxy's word counts from some peers only, so that the peer is part of it. */
function keyOf({ method, url = '', headers, socket }: IncomingMessage): string | undefined {
  if (method !== 'GET' || !url.startsWith('/') || url.includes('?')) return undefined
  const proto = headers['x-forwarded-proto']
  const via = proto ? `${String(proto)} ${socket.remoteAddress}` : ''
  const key = `${headers.host}\n${url}\n${headers.cookie ?? ''}\n${headers['accept-encoding'] ?? ''}\n${via}`
  return key.length > longestKey ? undefined : key
}
