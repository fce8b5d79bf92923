import { queryOptions } from '@tanstack/react-query'
import { type Api, unwrap } from '../platform/api/api.ts'

/** A member's page. `network` is where a visitor came from: some sites open the page to those only. */
export function profileQuery(api: Api, id: string, network?: string) {
  return queryOptions({
    queryKey: ['profile', id],
    queryFn: async () => (await unwrap(api['member.php'].$get({ query: { id, network } }))).profile,
  })
}
