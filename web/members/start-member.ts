import type { QueryClient } from '@tanstack/react-query'
import type { User } from '#common/wire/members.ts'

/** What is the same for everyone, and the user, who is replaced in place: whoever watches a removed query hears nothing more. */
const kept = ['user', 'messages', 'settings', 'company', 'regions', 'cities']

/** Begins a member's session in this page: what the visitor saw is forgotten. */
export function startMember(queries: QueryClient, user: User): void {
  queries.removeQueries({ predicate: ({ queryKey }) => !kept.includes(String(queryKey[0])) })
  queries.setQueryData(['user'], user)
}
