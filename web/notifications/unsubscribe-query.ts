import { queryOptions } from '@tanstack/react-query'
import { ApiError, type ReadApi, unwrap } from '#client/api/api.ts'

/** How the receiver of an unsubscribe link stands; null for a link that is none, without asking where it has no token. */
export function unsubscribeQuery(api: ReadApi, token: string) {
  return queryOptions({
    queryKey: ['unsubscribe', token],
    queryFn: async () => {
      if (!token) return null
      try {
        return await unwrap(api['unsubscribe.php'].$get({ query: { token } }))
      } catch (error) {
        if (error instanceof ApiError && (error.code === 'not_found' || error.code === 'invalid')) return null
        throw error
      }
    },
    staleTime: 0,
  })
}
