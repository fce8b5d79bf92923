import { infiniteQueryOptions } from '@tanstack/react-query'
import { type ReadApi, unwrap } from '#client/api/api.ts'

/** Who looked at the member, the latest first. */
export function visitorsQuery(api: ReadApi) {
  return infiniteQueryOptions({
    queryKey: ['visitors'],
    queryFn: ({ pageParam }) =>
      unwrap(api['visitors.php'].$get({ query: { cursor: pageParam ?? undefined } })),
    initialPageParam: null as string | null,
    getNextPageParam: (page) => page.next,
    staleTime: 0,
  })
}
