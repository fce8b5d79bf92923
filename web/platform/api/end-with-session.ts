import type { Fetch } from './api.ts'

/**
 * Leaves for the login when an answer says that the session has ended (spec §7), or is gone while the page still
 * shows a member. The page is loaded anew, so that nothing of the member stays in memory.
 */
export function endWithSession(fetch: Fetch, showsMember: () => boolean): Fetch {
  return async (url, init) => {
    const response = await fetch(url, init)
    if (response.status !== 403 && response.status !== 401) return response
    const error = await errorOf(response)
    if (error === 'authentication_required' || (error === 'login_required' && showsMember())) leave()
    return response
  }
}

async function errorOf(response: Response): Promise<unknown> {
  const body: unknown = await response
    .clone()
    .json()
    .catch(() => null)
  return body && typeof body === 'object' && 'error' in body ? body.error : undefined
}

function leave(): void {
  const { pathname, search } = window.location
  if (pathname !== '/login') window.location.assign(`/login?to=${encodeURIComponent(pathname + search)}`)
}
