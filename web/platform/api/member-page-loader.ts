import { redirect } from 'react-router'
import type { User } from '#common/members.ts'
import { ensureMessages } from '../texts/messages.ts'
import { ApiError } from './api-error.ts'
import { type Loading, pageLoader } from './page-loader.ts'
import { userQuery } from './user-query.ts'

type MemberLoad = (loading: Loading & { user: User }) => Promise<unknown>
type GuestLoad = (loading: Loading & { user: User | null }) => Promise<unknown>

/**
 * A page of the members area: as pageLoader, for members who have completed their signup. Visitors go to the login,
 * the others to the rest of the signup.
 */
export function memberPageLoader(namespaces: string[], load: MemberLoad = async () => null) {
  return guestPageLoader(namespaces, (loading) => {
    const { user } = loading
    if (!user) throw new ApiError(401, { error: 'login_required' })
    return load({ ...loading, user })
  })
}

/** As memberPageLoader, but lets visitors through to what the API allows them (search and profile). */
export function guestPageLoader(namespaces: string[], load: GuestLoad = async () => null) {
  return pageLoader(namespaces, async (loading) => {
    const user = await loading.queries.ensureQueryData(userQuery(loading.api))
    if (user && !user.signup_complete) throw redirect('/complete-signup')
    if (user) await ensureMessages(loading, ['alerts'])
    return load({ ...loading, user })
  })
}
