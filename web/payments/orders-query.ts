import { queryOptions } from '@tanstack/react-query'
import { type Api, unwrap } from '../platform/api/api.ts'

/** The member's orders, the newest first. */
export function ordersQuery(api: Api) {
  return queryOptions({
    queryKey: ['orders'],
    queryFn: async () => (await unwrap(api['orders.php'].$get())).orders,
    staleTime: 0,
  })
}
