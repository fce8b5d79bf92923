import { useQuery } from '@tanstack/react-query'
import type { User } from '#common/members.ts'
import { usePageData } from './use-page-data.tsx'
import { userQuery } from './user-query.ts'

/** The logged-in user; null for a visitor, and where the page could not find out. */
export function useUser(): User | null {
  const { api } = usePageData()
  return useQuery(userQuery(api)).data ?? null
}
