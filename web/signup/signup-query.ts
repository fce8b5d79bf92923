import { queryOptions } from '@tanstack/react-query'
import { type Api, unwrap } from '../platform/api/api.ts'

/** Where the member's own signup stands. */
export function signupQuery(api: Api) {
  return queryOptions({
    queryKey: ['signup'],
    queryFn: () => unwrap(api['complete-signup.php'].$get()),
  })
}
