import { type QueryClient, queryOptions } from '@tanstack/react-query'
import { type Api, type ReadApi, unwrap } from '#client/api/api.ts'
import type { Refundable } from '#common/wire/spending.ts'

/** The member's paid orders, and what of each can be given back. */
export function refundsQuery(api: ReadApi) {
  return queryOptions({
    queryKey: ['refunds'],
    queryFn: async () => (await unwrap(api['refunds.php'].$get())).purchases,
    staleTime: 0,
  })
}

/** Shows a purchase as it is now; what is unused counts for one of them only, so that the others are asked for again. */
export async function showPurchase(queries: QueryClient, api: Api, changed: Refundable): Promise<void> {
  const { queryKey } = refundsQuery(api)
  queries.setQueryData(queryKey, (all) =>
    all?.map((each) => (each.order.payment_id === changed.order.payment_id ? changed : each)),
  )
  await queries.invalidateQueries({ queryKey })
}
