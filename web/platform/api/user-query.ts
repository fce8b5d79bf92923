import { queryOptions } from '@tanstack/react-query'
import { type Api, unwrap } from './api.ts'
import { ApiError } from './api-error.ts'

/** The logged-in user, or null. A session that has ended is a visitor's. */
export function userQuery(api: Api) {
  return queryOptions({
    queryKey: ['user'],
    queryFn: async () => {
      try {
        return (await unwrap(api['user.php'].$get())).user
      } catch (error) {
        if (error instanceof ApiError && error.code === 'authentication_required') return null
        throw error
      }
    },
  })
}
