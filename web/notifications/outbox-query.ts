import { queryOptions } from '@tanstack/react-query'
import { type ReadApi, unwrap } from '#client/api/api.ts'

/** The mails of the demo, and the one that was chosen. */
export function outboxQuery(api: ReadApi, id: string | undefined) {
  return queryOptions({
    queryKey: ['outbox', id],
    queryFn: () => unwrap(api['outbox.php'].$get({ query: { id } })),
    staleTime: 0,
  })
}
