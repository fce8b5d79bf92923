import { queryOptions } from '@tanstack/react-query'
import { type ReadApi, unwrap } from '#client/api/api.ts'

/** What the member decided about being seen. */
export function privacyQuery(api: ReadApi) {
  return queryOptions({
    queryKey: ['privacy'],
    queryFn: async () => (await unwrap(api['privacy.php'].$get())).privacy,
    staleTime: 0,
  })
}
