import { queryOptions } from '@tanstack/react-query'
import { type ReadApi, unwrap } from '#client/api/api.ts'
import { timed } from '#client/live/server-clock.ts'

export const bundlesKey = ['bundles'] as const

/** The bundles on sale, the member's discounts and the payment methods. */
export function bundlesQuery(api: ReadApi) {
  return queryOptions({
    queryKey: bundlesKey,
    queryFn: () => timed(() => unwrap(api['bundles.php'].$get())),
  })
}

export const waitingKey = ['waiting-payment'] as const

/** The one payment that the member has begun and not ended. */
export function waitingQuery(api: ReadApi) {
  return queryOptions({
    queryKey: waitingKey,
    queryFn: () => unwrap(api['waiting-payment.php'].$get()),
    staleTime: 0,
  })
}

/** What a member has used of what premium opens. */
export function premiumQuery(api: ReadApi) {
  return queryOptions({
    queryKey: ['premium'],
    queryFn: () => unwrap(api['premium.php'].$get()),
    staleTime: 0,
  })
}

/** What credits cost in a country, or in the visitor's. */
export function pricingQuery(api: ReadApi, country: string | null) {
  return queryOptions({
    queryKey: ['pricing', country],
    queryFn: () => unwrap(api['pricing.php'].$get({ query: country ? { country } : {} })),
  })
}
