import autocannon from 'autocannon'
import { v4 as uuidv4 } from 'uuid'
import { serveParent } from '../start-child.ts'

export type HttpLoad = {
  url: string
  connections: number
  seconds: number
  /** Dealt out to the connections; each goes round its own. */
  requests: LoadRequest[]
  /** Every connection keeps to one request. */
  own?: boolean
}
export type LoadRequest = {
  path: string
  method?: 'GET' | 'POST'
  headers?: Record<string, string>
  /** `{id}` becomes a new uuid in each request. */
  body?: string
}
export type HttpReading = {
  perSecond: number
  p50: number
  p99: number
  bytes: number
  failed: string | null
}

function run({ url, connections, seconds, requests, own }: HttpLoad): Promise<HttpReading> {
  let taken = 0
  const prepared = requests.map((request): autocannon.Request => {
    const { body } = request
    if (!body?.includes('{id}')) return request
    return { ...request, setupRequest: (now) => ({ ...now, body: body.replaceAll('{id}', uuidv4()) }) }
  })
  return new Promise((resolve, reject) => {
    const running = autocannon(
      {
        url,
        connections,
        duration: seconds,
        requests: prepared,
        setupClient: (client) => {
          const at = taken++ % prepared.length
          const share = prepared.filter((_, place) => place % connections === at % connections)
          client.setRequests(own || share.length === 0 ? [prepared[at]!] : share)
        },
      },
      (error: unknown, result) => (error ? reject(error) : resolve(readingOf(result))),
    )
    running.on('reqError', () => {})
  })
}

function readingOf(result: autocannon.Result): HttpReading {
  const { errors, timeouts, non2xx } = result
  const failed = errors + timeouts + non2xx
  return {
    perSecond: result['2xx'] / result.duration,
    p50: result.latency.p50,
    p99: result.latency.p99,
    bytes: result.throughput.total / Math.max(1, result.requests.total),
    failed: failed > 0 ? `${non2xx} not 2xx, ${errors} errors, ${timeouts} timeouts` : null,
  }
}

serveParent((load: HttpLoad) => run(load))
