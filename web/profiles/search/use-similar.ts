import { useQuery } from '@tanstack/react-query'
import { usePageData } from '#client/api/page-data.tsx'
import { similarQuery } from './search-query.ts'
import type { SearchState } from './search-state.ts'

/** Whom a search nearly finds and what would find more. The page does not wait for it. */
export function useSimilar(state: SearchState) {
  const { api } = usePageData()
  return useQuery({ ...similarQuery(api, state), enabled: typeof document !== 'undefined' })
}
