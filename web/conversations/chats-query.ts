import { queryOptions } from '@tanstack/react-query'
import { type Api, unwrap } from '../platform/api.ts'

/** The first page of the chat list, with the total of unread messages. */
export function chatsQuery(api: Api) {
  return queryOptions({
    queryKey: ['chats'],
    queryFn: () => unwrap(api['chats.php'].$get({ query: {} })),
  })
}
