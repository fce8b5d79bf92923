import { queryOptions } from '@tanstack/react-query'
import { type ReadApi, unwrap } from '#client/api/api.ts'

/** What the member is told of by mail and by push, and why mails were stopped. */
export function notificationsQuery(api: ReadApi) {
  return queryOptions({
    queryKey: ['notifications'],
    queryFn: () => unwrap(api['notifications.php'].$get()),
    staleTime: 0,
  })
}
