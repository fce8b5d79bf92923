import { queryOptions } from '@tanstack/react-query'
import { type Api, unwrap } from '../platform/api/api.ts'

/** Whom the member likes, who likes the member, and how many of those are new. */
export function likesQuery(api: Api) {
  return queryOptions({
    queryKey: ['likes'],
    queryFn: () => unwrap(api['likes.php'].$get()),
  })
}
