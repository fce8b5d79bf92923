import { ApiError } from '#client/api/api.ts'
import { redirectTo } from '#client/api/redirect-to.ts'
import type { Namespace } from '#client/texts/messages.ts'
import { profileQuery } from '#web/profiles/profiles-query.ts'
import { pageLoader } from '#web/site/api/page-loader.ts'
import { companyQuery, settingsQuery } from '#web/site/api/site-queries.ts'
import { trackingOf, withTracking } from '#web/site/api/tracking.ts'
import { userQuery } from '#web/site/api/user-query.ts'
import { isNiche } from '../lander-niche.ts'

/**
 * Makes the loader of a lander about one member. Who is signed in is sent to the profile itself. Where visitors may not
 * look at members the page names nobody. A member who is not there, for whatever reason, leads to the index: an
 * advertisement outlives whom it was about.
 */
export function memberLanderLoader(namespaces: Namespace[] = []) {
  const all: Namespace[] = ['landers', 'index', 'fields', 'sites', ...namespaces]
  return pageLoader(all, async ({ queries, api, params, url }) => {
    const { id = '', slug } = params
    const user = await queries.ensureQueryData(userQuery(api))
    if (user)
      throw redirectTo(user.signup_complete ? `/members/${encodeURIComponent(id)}` : '/complete-signup')
    if (slug !== undefined && !isNiche(slug))
      throw redirectTo(url.pathname.slice(0, url.pathname.lastIndexOf('/')) + url.search)
    const { settings } = await queries.ensureQueryData(settingsQuery(api))
    await queries.ensureQueryData(companyQuery(api, settings.version))
    try {
      await queries.ensureQueryData(profileQuery(api, id, trackingOf(url.search).network))
    } catch (error) {
      if (error instanceof ApiError && error.code === 'not_found')
        throw redirectTo(withTracking('/', url.search))
      if (!(error instanceof ApiError && error.code === 'login_required')) throw error
    }
  })
}
