import { infiniteQueryOptions } from '@tanstack/react-query'
import { type ReadApi, unwrap } from '#client/api/api.ts'

/** Whom the member blocked, the latest first. */
export function blocksQuery(api: ReadApi) {
  return infiniteQueryOptions({
    queryKey: ['blocks'],
    queryFn: ({ pageParam }) => unwrap(api['blocks.php'].$get({ query: { cursor: pageParam ?? undefined } })),
    initialPageParam: null as string | null,
    getNextPageParam: (page) => page.next,
  })
}
