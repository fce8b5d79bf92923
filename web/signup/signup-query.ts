import { queryOptions } from '@tanstack/react-query'
import { type ReadApi, unwrap } from '#client/api/api.ts'

/** Where the member's own signup stands. */
export function signupQuery(api: ReadApi) {
  return queryOptions({
    queryKey: ['signup'],
    queryFn: () => unwrap(api['complete-signup.php'].$get()),
  })
}
