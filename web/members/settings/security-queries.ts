import { queryOptions } from '@tanstack/react-query'
import { type Api, unwrap } from '#web/platform/api/api.ts'

export function sessionsQuery(api: Api) {
  return queryOptions({
    queryKey: ['sessions'],
    queryFn: async () => (await unwrap(api['sessions.php'].$get())).sessions,
  })
}

export function passkeysQuery(api: Api) {
  return queryOptions({
    queryKey: ['passkeys'],
    queryFn: async () => (await unwrap(api['passkeys.php'].$get())).passkeys,
  })
}
