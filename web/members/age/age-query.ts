import { queryOptions } from '@tanstack/react-query'
import { type ReadApi, unwrap } from '#client/api/api.ts'

/** How the member's country wants their age made sure of, as it stands at this moment. */
export function ageQuery(api: ReadApi) {
  return queryOptions({
    queryKey: ['age'],
    queryFn: () => unwrap(api['age.php'].$get()),
    staleTime: 0,
  })
}
