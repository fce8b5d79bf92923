import { queryOptions } from '@tanstack/react-query'
import { type ReadApi, unwrap } from '#client/api/api.ts'

/** Who may write to the member first, and the words that the member does not want to read. */
export function contactQuery(api: ReadApi) {
  return queryOptions({
    queryKey: ['contact'],
    queryFn: async () => (await unwrap(api['contact.php'].$get())).contact,
    staleTime: 60_000,
  })
}
