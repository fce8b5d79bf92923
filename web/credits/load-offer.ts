import { memberPageLoader } from '../platform/api/member-page-loader.ts'
import { bundlesQuery } from './bundles-query.ts'

/** What every page of the shop starts from: the bundles and the methods of payment. */
export const loadOffer = memberPageLoader(['credits', 'payments'], ({ api, queries }) =>
  queries.ensureQueryData(bundlesQuery(api)),
)
