import { queryOptions } from '@tanstack/react-query'
import { type Api, unwrap } from '../platform/api/api.ts'
import { memberPageLoader } from '../platform/api/page-loader.ts'

/** What the member can buy, and how to pay. */
export function bundlesQuery(api: Api) {
  return queryOptions({ queryKey: ['bundles'], queryFn: () => unwrap(api['bundles.php'].$get()) })
}

/** What every page of the shop starts from: the bundles and the methods of payment. */
export const loadOffer = memberPageLoader(['credits', 'payments'], ({ api, queries }) =>
  queries.ensureQueryData(bundlesQuery(api)),
)
