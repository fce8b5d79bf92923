import { queryOptions } from '@tanstack/react-query'
import { type Api, unwrap } from '../platform/api/api.ts'

/** The member's own profile, as the signup and the profile page fill it. */
export function ownProfileQuery(api: Api) {
  return queryOptions({
    queryKey: ['own-profile'],
    queryFn: async () => (await unwrap(api['profile.php'].$get())).profile,
  })
}
