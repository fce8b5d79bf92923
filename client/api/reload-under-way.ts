import type { QueryClient, QueryKey } from '@tanstack/react-query'

/**
 * Loads again what is being loaded just now. An answer that is under way may be older than what a live event has just
 * written into the cache, and would undo it.
 */
export function reloadUnderWay(queries: QueryClient, queryKey: QueryKey): void {
  void queries.invalidateQueries({
    queryKey,
    predicate: ({ state }) => state.fetchStatus === 'fetching' && !state.fetchMeta?.fetchMore,
  })
}
