import { queryOptions } from '@tanstack/react-query'
import { type Api, unwrap } from '../platform/api/api.ts'
import { memberPageLoader } from '../platform/api/page-loader.ts'

/** The bundles on sale and the payment methods. */
export function bundlesQuery(api: Api) {
  return queryOptions({ queryKey: ['bundles'], queryFn: () => unwrap(api['bundles.php'].$get()) })
}

/** The loader of the pages on which credits are bought. */
export const loadOffer = memberPageLoader(['credits', 'payments'], ({ api, queries }) =>
  queries.ensureQueryData(bundlesQuery(api)),
)
