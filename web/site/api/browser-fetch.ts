import type { Fetch } from '#client/api/api.ts'
import { retryingFetch } from '#client/api/retrying-fetch.ts'
import type { ErrorCode } from '#common/error-codes.ts'
import { pageMemberHeader } from '#common/page-member.ts'
import type { WireError } from '#common/wire/basics.ts'
import { leaveToSession, pageMember } from './page-member.ts'

/** The browser's fetch, with retries, which says whose page it is. `send` is what carries each try. */
export function browserFetch(url: string, init: RequestInit = {}, send: Fetch = fetch): Promise<Response> {
  const headers = new Headers(init.headers)
  const member = pageMember()
  if (member) headers.set(pageMemberHeader, member)
  return retryingFetch(url, { ...init, headers }, send)
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
