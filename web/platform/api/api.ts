import { type ClientResponse, hc } from 'hono/client'
import type { Api as ServerApi } from '#server/api/index.ts'
import { ApiError } from './api-error.ts'

export type Fetch = (url: string, init?: RequestInit) => Promise<Response>

/** The typed client; the only door to the server. `fetch` is the browser's with retries, or the server's in process. */
export function createApi(fetch: Fetch) {
  const client = hc<ServerApi>('/', {
    fetch: (input: RequestInfo | URL, init?: RequestInit) =>
      fetch(input instanceof Request ? input.url : String(input), init),
    headers: { 'X-Client': 'serenade-web' },
  })
  return client.api
}

export type Api = ReturnType<typeof createApi>

/** The answer's JSON. Throws ApiError for everything that is no success. */
export async function unwrap<T>(pending: Promise<ClientResponse<T, number, 'json'>>): Promise<T> {
  const response = await pending
  if (response.ok) return response.json()
  const body: unknown = await response.json().catch(() => ({}))
  throw new ApiError(response.status, typeof body === 'object' && body ? body : {})
}
