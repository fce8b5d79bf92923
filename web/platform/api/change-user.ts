import type { QueryClient } from '@tanstack/react-query'
import type { User } from '#common/members.ts'

/** Writes what an answer or a live event says of the user into the cache; nothing happens for a visitor. */
export function changeUser(queries: QueryClient, change: (user: User) => Partial<User>): void {
  queries.setQueryData<User | null>(['user'], (user) => user && { ...user, ...change(user) })
}
