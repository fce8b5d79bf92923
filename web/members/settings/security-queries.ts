import { queryOptions } from '@tanstack/react-query'
import { type ReadApi, unwrap } from '#client/api/api.ts'

export function sessionsQuery(api: ReadApi) {
  return queryOptions({
    queryKey: ['sessions'],
    queryFn: async () => (await unwrap(api['sessions.php'].$get())).sessions,
  })
}

export function passkeysQuery(api: ReadApi) {
  return queryOptions({
    queryKey: ['passkeys'],
    queryFn: async () => (await unwrap(api['passkeys.php'].$get())).passkeys,
  })
}
