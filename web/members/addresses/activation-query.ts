import { queryOptions } from '@tanstack/react-query'
import { type ReadApi, unwrap } from '#client/api/api.ts'

const sendingMs = 2_000
const openedMs = 10_000

/** How the activation mail fares. Asked again until it has left, then now and then: it may be opened on another device. */
export function activationQuery(api: ReadApi) {
  return queryOptions({
    queryKey: ['activation'],
    queryFn: () => unwrap(api['activation.php'].$get()),
    refetchInterval: ({ state: { data } }) =>
      data?.confirmed ? false : data && !data.sent && data.left > 0 ? sendingMs : openedMs,
  })
}
