import { queryOptions } from '@tanstack/react-query'
import { ApiError, type ReadApi, unwrap } from '#client/api/api.ts'

/** How the complaint of a mailed link stands; null for a link that opens none. */
export function complaintQuery(api: ReadApi, token: string) {
  return queryOptions({
    queryKey: ['complaint', token],
    queryFn: async () => {
      try {
        return await unwrap(api['complaint.php'].$get({ query: { case: token } }))
      } catch (error) {
        if (error instanceof ApiError && (error.code === 'link_invalid' || error.code === 'invalid'))
          return null
        throw error
      }
    },
  })
}
