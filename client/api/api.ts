import { type ClientResponse, hc } from 'hono/client'
import type { ErrorCode } from '#common/error-codes.ts'
import type { WireError } from '#common/wire/basics.ts'

/**
 * The endpoints that a front end calls. It adds the type of its own (`member-api.ts`), and is a TypeScript project of its
 * own, so that there is one beside `none`.
 */
export interface Endpoints {
  readonly none: never
}

export type Fetch = (url: string, init?: RequestInit) => Promise<Response>

/**
 * The typed client, the only way to reach the server. `fetch` is the browser's with retries, or calls the server in
 * process.
 */
export function createApi(fetch: Fetch) {
  const client = hc<Endpoints[keyof Endpoints]>('/', {
    fetch: (input: RequestInfo | URL, init?: RequestInit) =>
      fetch(input instanceof Request ? input.url : String(input), init),
    headers: { 'X-Client': 'serenade-web' },
  })
  return client.api
}

export type Api = ReturnType<typeof createApi>

/** What loaders and queries are given: rendering on the server only reads. */
export type ReadApi = {
  [P in keyof Api as Api[P] extends { $get: unknown } ? P : never]: Pick<Api[P], '$get' & keyof Api[P]>
}

let heard: ((body: unknown) => void) | undefined

/** Has a page look at every answer as it comes, for what is to agree on all its parts. */
export function watchAnswers(watch: (body: unknown) => void): void {
  heard = watch
}

/** Returns the answer's JSON. Throws ApiError unless the request succeeded. */
export async function unwrap<T>(pending: Promise<ClientResponse<T, number, 'json'>>): Promise<T> {
  const response = await pending
  if (response.ok) {
    const answer = await response.json()
    heard?.(answer)
    return answer
  }
  const body: unknown = await response.json().catch(() => ({}))
  throw new ApiError(response.status, typeof body === 'object' && body ? body : {})
}

/** Codes of errors that the server does not answer with: nothing answered, or the browser keeps no cookies. */
type BrowserCode = 'offline' | 'cookies_blocked'
export type ApiErrorCode = ErrorCode | BrowserCode

/**
 * An error answer of the API, or none at all. A newer server may answer with a code that this build does not list: no
 * comparison holds for it, and its text is that of `internal` (`useErrorText`).
 */
export class ApiError extends Error {
  readonly status: number
  readonly code: ApiErrorCode
  readonly fields: Record<string, string>
  readonly params: Record<string, string | number>

  constructor(status: number, body: Partial<Omit<WireError, 'error'> & { error: ApiErrorCode }>) {
    super(body.message ?? 'Error')
    this.status = status
    this.code = body.error ?? (status === 0 ? 'offline' : 'internal')
    this.fields = body.fields ?? {}
    this.params = body.params ?? {}
  }
}

/** What was caught where something was sent: whatever is no answer is an error of ours. */
export function asApiError(caught: unknown): ApiError {
  return caught instanceof ApiError ? caught : new ApiError(500, {})
}
