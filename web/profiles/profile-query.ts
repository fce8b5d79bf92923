import { queryOptions } from '@tanstack/react-query'
import { type Api, unwrap } from '../platform/api.ts'

/** A member's page. */
export function profileQuery(api: Api, id: string) {
  return queryOptions({
    queryKey: ['profile', id],
    queryFn: async () => (await unwrap(api['member.php'].$get({ query: { id } }))).profile,
  })
}
