import { QueryClient } from '@tanstack/react-query'

/** The one cache. Retries belong to the API client; freshness to live events and the periodic refresh. */
export function createQueryClient(): QueryClient {
  return new QueryClient({
    defaultOptions: {
      queries: { retry: false, staleTime: 30_000, refetchOnWindowFocus: false, refetchOnReconnect: true },
      mutations: { retry: false, networkMode: 'always' },
    },
  })
}
