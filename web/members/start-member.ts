import type { QueryClient } from '@tanstack/react-query'
import type { User } from '#common/members.ts'

const everyones = ['messages', 'settings', 'company', 'regions', 'cities']

/** Begins a member's session in this page: what the visitor saw is forgotten. */
export function startMember(queries: QueryClient, user: User): void {
  queries.removeQueries({ predicate: ({ queryKey }) => !everyones.includes(String(queryKey[0])) })
  queries.setQueryData(['user'], user)
}
