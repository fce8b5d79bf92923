import { infiniteQueryOptions, queryOptions } from '@tanstack/react-query'
import { type ReadApi, unwrap } from '#client/api/api.ts'
import type { Order } from '#common/wire/payments.ts'

const pollMs = 3_000

export function isOpen(order: Order): boolean {
  return order.state === 'created' || order.state === 'pending'
}

/** One of the member's orders. Loaded again every few seconds until its payment has ended. */
export function orderQuery(api: ReadApi, id: string) {
  return queryOptions({
    queryKey: ['order', id],
    queryFn: () => unwrap(api['order.php'].$get({ query: { id } })),
    staleTime: 0,
    refetchInterval: ({ state: { data } }) => (data && isOpen(data.order) ? pollMs : false),
  })
}

/** The member's orders, the newest first. */
export function ordersQuery(api: ReadApi) {
  return queryOptions({
    queryKey: ['orders'],
    queryFn: async () => (await unwrap(api['orders.php'].$get())).orders,
    staleTime: 0,
  })
}

/** Every credit's way, the newest first, in pages. */
export function statementQuery(api: ReadApi) {
  return infiniteQueryOptions({
    queryKey: ['statement'],
    queryFn: ({ pageParam }) =>
      unwrap(api['statement.php'].$get({ query: pageParam ? { after: pageParam } : {} })),
    initialPageParam: '',
    getNextPageParam: (page) => page.next,
    staleTime: 0,
  })
}

/** A payment at the sandbox provider. */
export function sandboxQuery(api: ReadApi, id: string) {
  return queryOptions({
    queryKey: ['sandbox', id],
    queryFn: async () => (await unwrap(api['sandbox.php'].$get({ query: { id } }))).payment,
    staleTime: 0,
  })
}
