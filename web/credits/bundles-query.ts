import { queryOptions } from '@tanstack/react-query'
import { type Api, unwrap } from '../platform/api/api.ts'

/** What the member can buy, and how to pay. */
export function bundlesQuery(api: Api) {
  return queryOptions({ queryKey: ['bundles'], queryFn: () => unwrap(api['bundles.php'].$get()) })
}
