import { data } from 'react-router'
import { ApiError, type ApiErrorCode } from '#client/api/api.ts'
import type { LoadData } from '#client/api/page-data.tsx'
import { redirectTo } from '#client/api/redirect-to.ts'
import { type Loading, pageLoaderWith } from '#client/page/load-page.ts'
import { ensureMessages, type Namespace } from '#client/texts/messages.ts'
import type { User } from '#common/wire/members.ts'
import { withTracking } from './tracking.ts'
import { clearUser, userQuery } from './user-query.ts'

export type { Loading }

/** What a loader throws as an answer's data where there is no page to show: the error page reads it. */
export type PageFailure = { error: ApiErrorCode; params?: ApiError['params'] }

/** Makes a page's loader, which turns an API error into a redirect to the login or an error page with its status. */
export const pageLoader = pageLoaderWith(asPageError)

function asPageError(error: unknown, url: URL, { queries }: LoadData): unknown {
  if (!(error instanceof ApiError)) return error
  if (error.code === 'login_required' || error.code === 'authentication_required') {
    clearUser(queries)
    return redirectTo(withTracking(`/login?to=${encodeURIComponent(url.pathname + url.search)}`, url.search))
  }
  if (error.code === 'age_assurance_required' || error.code === 'age_unproven')
    return redirectTo(`/age?to=${encodeURIComponent(url.pathname + url.search)}`)
  // An id of the wrong form is an unknown address.
  if (error.code === 'invalid') return data<PageFailure>({ error: 'not_found' }, { status: 404 })
  return data<PageFailure>({ error: error.code, params: error.params }, { status: error.status || 503 })
}

/** As pageLoader, for pages of the members' frame that anybody may open: a member is told there what is due, too. */
export function publicPageLoader(
  namespaces: readonly Namespace[],
  load: (loading: Loading) => Promise<unknown> = async () => null,
) {
  return pageLoader(namespaces, async (loading) => {
    const user = await loading.queries.ensureQueryData(userQuery(loading.api))
    await Promise.all([user && ensureMessages(loading, ['alerts']), load(loading)])
  })
}

type MemberLoad = (loading: Loading & { user: User }) => Promise<unknown>
type GuestLoad = (loading: Loading & { user: User | null }) => Promise<unknown>

/**
 * As pageLoader, for pages of members who have completed their signup. Visitors are sent to the login, the others to
 * the rest of the signup.
 */
export function memberPageLoader(namespaces: readonly Namespace[], load: MemberLoad = async () => null) {
  return guestPageLoader(namespaces, (loading) => {
    const { user } = loading
    if (!user) throw new ApiError(401, { error: 'login_required' })
    return load({ ...loading, user })
  })
}

/** As memberPageLoader, but also for visitors, where the API lets them search and see profiles. */
export function guestPageLoader(namespaces: readonly Namespace[], load: GuestLoad = async () => null) {
  return pageLoader(namespaces, async (loading) => {
    const user = await loading.queries.ensureQueryData(userQuery(loading.api))
    if (user && !user.signup_complete) throw redirectTo('/complete-signup')
    if (user) await ensureMessages(loading, ['alerts'])
    return load({ ...loading, user })
  })
}
