import { queryOptions } from '@tanstack/react-query'
import { type ReadApi, unwrap } from '#client/api/api.ts'

/** The member's own limit and pause. Loaded anew with the page: the month's payments count in it. */
export function spendingQuery(api: ReadApi) {
  return queryOptions({
    queryKey: ['spending'],
    queryFn: async () => (await unwrap(api['spending.php'].$get())).spending,
    staleTime: 0,
  })
}
