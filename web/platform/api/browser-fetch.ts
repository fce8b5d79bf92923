import type { ErrorCode } from '#common/error-codes.ts'
import { limits } from '#common/limits.ts'
import { pageMemberHeader } from '#common/page-member.ts'
import type { WireError } from '#common/wire.ts'
import { ApiError, type Fetch } from './api.ts'
import { leaveToSession, pageMember } from './page-member.ts'

const firstDelayMs = 400
const retriedStatus = new Set([502, 503, 504])

/**
 * The browser's fetch with spec §7's retries: up to five, with growing delay, for network errors and 502-504 only,
 * always with the same request id. Throws ApiError with status 0 when nothing answered. `send` is what carries each try.
 */
export async function browserFetch(
  url: string,
  init: RequestInit = {},
  send: Fetch = fetch,
): Promise<Response> {
  const headers = new Headers(init.headers)
  headers.set('X-Request-Id', crypto.randomUUID())
  const member = pageMember()
  if (member) headers.set(pageMemberHeader, member)
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

/**
 * Opens the login when an answer says that the session has ended (spec §7), or that there is none while the page still
 * shows a member; the first page when it is another member's. Both are loaded from the server, so that none of the
 * member's data stays in memory.
 */
export function endWithSession(fetch: Fetch, showsMember: () => boolean): Fetch {
  return async (url, init) => {
    const response = await fetch(url, init)
    if (response.status !== 403 && response.status !== 401) return response
    const error = await errorOf(response)
    if (error === 'other_member') leaveToSession()
    if (error === 'authentication_required' || (error === 'login_required' && showsMember())) leave()
    return response
  }
}

async function errorOf(response: Response): Promise<ErrorCode | undefined> {
  const body: Partial<WireError> | null = await response
    .clone()
    .json()
    .catch(() => null)
  return body?.error
}

function leave(): void {
  const { pathname, search } = window.location
  if (pathname === '/login') return
  const goOn = () => window.location.assign(`/login?to=${encodeURIComponent(pathname + search)}`)
  void import('../page/forget-device.ts').then(({ forgetKept }) => forgetKept()).then(goOn, goOn)
}
