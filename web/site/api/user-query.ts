import { type QueryClient, type QueryKey, queryOptions } from '@tanstack/react-query'
import { ApiError, type ReadApi, unwrap } from '#client/api/api.ts'
import type { User } from '#common/wire/members.ts'

export const userKey = ['user'] as const

/** The logged-in user, or null. A user whose session has ended is a visitor. */
export function userQuery(api: ReadApi) {
  return queryOptions({
    queryKey: userKey,
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

export function cachedUser(queries: QueryClient): User | null | undefined {
  return queries.getQueryData<User | null>(userKey)
}

/** Writes what an answer or a live event says about the user into the cache. Does nothing for a visitor. */
export function changeUser(queries: QueryClient, change: (user: User) => Partial<User>): void {
  queries.setQueryData<User | null>(userKey, (user) => user && { ...user, ...change(user) })
}

/** The session has ended: from now on the page has a visitor. */
export function clearUser(queries: QueryClient): void {
  queries.setQueryData<User | null>(userKey, null)
}

export function refreshUser(queries: QueryClient): Promise<void> {
  return queries.invalidateQueries({ queryKey: userKey })
}

/**
 * Marks cached answers as outdated, which loads those again that are on the screen. When the user has become premium
 * or stopped being so, all the rest follows: photos are then clear or blurred everywhere.
 */
export async function refreshKeys(queries: QueryClient, keys: QueryKey[]): Promise<void> {
  const before = cachedUser(queries)?.paid_user
  await Promise.all(keys.map((queryKey) => queries.invalidateQueries({ queryKey })))
  if (cachedUser(queries)?.paid_user === before) return
  await queries.invalidateQueries({
    predicate: ({ queryKey }) => !['user', 'settings', 'messages'].includes(String(queryKey[0])),
  })
}
