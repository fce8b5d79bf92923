import { type QueryClient, queryOptions } from '@tanstack/react-query'
import type { User } from '#common/members.ts'
import { type Api, ApiError, unwrap } from './api.ts'

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

/** Writes what an answer or a live event says of the user into the cache; nothing happens for a visitor. */
export function changeUser(queries: QueryClient, change: (user: User) => Partial<User>): void {
  queries.setQueryData<User | null>(['user'], (user) => user && { ...user, ...change(user) })
}
