import { queryOptions } from '@tanstack/react-query'
import { type Api, unwrap } from '../platform/api/api.ts'

/** A payment at the sandbox. */
export function sandboxQuery(api: Api, id: string) {
  return queryOptions({
    queryKey: ['sandbox', id],
    queryFn: async () => (await unwrap(api['sandbox.php'].$get({ query: { id } }))).payment,
    staleTime: 0,
  })
}
