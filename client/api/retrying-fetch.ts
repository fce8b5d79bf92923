import { limits } from '#common/limits.ts'
import { ApiError, type Fetch } from './api.ts'

const firstDelayMs = 400
const retriedStatus = new Set([502, 503, 504])

/**
 * The browser's fetch with spec §7's retries: up to five, with growing delay, for network errors and 502-504 only,
 * always with the same request id. Throws ApiError with status 0 when nothing answered. `send` is what carries each try.
 */
export async function retryingFetch(
  url: string,
  init: RequestInit = {},
  send: Fetch = fetch,
): Promise<Response> {
  const headers = new Headers(init.headers)
  headers.set('X-Request-Id', crypto.randomUUID())
  for (let attempt = 0; ; attempt += 1) {
    const last = attempt === limits.httpRetries
    const response = await send(url, { ...init, headers, credentials: 'same-origin' }).catch(
      (error: Error) => {
        if (error.name === 'AbortError' || last) return error
        return undefined
      },
    )
    if (response instanceof Response && (last || !retriedStatus.has(response.status))) return response
    if (response instanceof Error) {
      if (response.name === 'AbortError') throw response
      throw new ApiError(0, { error: 'offline' })
    }
    await new Promise((resolve) =>
      setTimeout(resolve, firstDelayMs * 2 ** attempt * (0.75 + Math.random() / 2)),
    )
  }
}
