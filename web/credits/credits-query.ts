import { queryOptions } from '@tanstack/react-query'
import { type Api, unwrap } from '../platform/api/api.ts'
import { timed } from '../platform/live/server-clock.ts'

export const bundlesKey = ['bundles'] as const

/** The bundles on sale, the member's discounts and the payment methods. */
export function bundlesQuery(api: Api) {
  return queryOptions({
    queryKey: bundlesKey,
    queryFn: () => timed(() => unwrap(api['bundles.php'].$get())),
  })
}

export const waitingKey = ['waiting-payment'] as const

/** The one payment that the member has begun and not ended. */
export function waitingQuery(api: Api) {
  return queryOptions({
    queryKey: waitingKey,
    queryFn: () => unwrap(api['waiting-payment.php'].$get()),
    staleTime: 0,
  })
}

/** What a member has used of what premium opens. */
export function premiumQuery(api: Api) {
  return queryOptions({
    queryKey: ['premium'],
    queryFn: () => unwrap(api['premium.php'].$get()),
    staleTime: 0,
  })
}

/** What credits cost in a country, or in the visitor's. */
export function pricingQuery(api: Api, country: string | null) {
  return queryOptions({
    queryKey: ['pricing', country],
    queryFn: () => unwrap(api['pricing.php'].$get({ query: country ? { country } : {} })),
  })
}
